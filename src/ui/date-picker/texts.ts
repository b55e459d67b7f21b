import { texts } from '../../texts'

/** The words of a date’s field. */
export const datePickerTexts = texts('date-picker', {
  choose: 'Choose a date, {label}',
  chosen: 'Choose a date, {label}, {date}',
  format: 'Write the date as DD-MM-YYYY.',
  unreal: 'There is no such date.',
  early: 'The date cannot be before {date}.',
  late: 'The date cannot be after {date}.',
})
