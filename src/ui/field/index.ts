export { describe, Field, FieldNote, FieldNotes, type FieldProps } from './field'
export { lengthOf, TextArea, TextField } from './text-field'
