import { texts } from '../texts'

const english = {
  choose: 'Choose a date, {label}',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
  format: 'Write the date as DD-MM-YYYY.',
  unreal: 'There is no such date.',
  early: 'The date cannot be before {date}.',
  late: 'The date cannot be after {date}.',
}

/** The words of a date picker. */
export function datePickerTexts(): typeof english {
  return texts('date-picker', english)
}
