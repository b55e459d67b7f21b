import { texts } from '../../texts'

/** The words of what a list is found and sorted by, once it is opened. */
export const findingTexts = texts('table', {
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisYear: 'This year',
  usual: '{label}, usual ranges',
  from: 'From',
  to: 'To',
  first: '{label}, from',
  last: '{label}, to',
  own: 'Default order',
  asc: '{label}, A to Z',
  desc: '{label}, Z to A',
  oldest: '{label}, oldest first',
  newest: '{label}, newest first',
  clear: 'Clear',
  apply: 'Apply',
  sortBy: 'Sort by',
  failed: 'The list could not be loaded.',
})
