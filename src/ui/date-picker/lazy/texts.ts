import { texts } from '../../../texts'

/** The words of the calendar. */
export const calendarTexts = texts('date-picker', {
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
  help: 'Arrow keys choose a day, Page Up and Page Down a month.',
})
