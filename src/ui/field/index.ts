export { describe, Field, FieldNote, FieldNotes, type FieldProps } from './field'
export { TextArea, TextField } from './text-field'
