export { SelectField } from './select-field'
