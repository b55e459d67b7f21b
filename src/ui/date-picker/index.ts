export { DateField } from './date-field'
export { DatePicker } from './date-picker'
export { toDate, today, toIso } from './dates'
export { problemOf } from './problem'
