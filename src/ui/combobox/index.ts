export { ComboboxField } from './combobox-field'
export type { Choice } from './types'
