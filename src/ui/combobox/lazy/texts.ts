import { texts } from '../../../texts'

/** The words of a combobox's list. */
export const listTexts = texts('combobox', {
  add: 'Add {name}',
  results: '{n} results',
  'results.one': '{n} result',
  none: 'No match',
  more: 'Type to see more',
  loading: 'Loading',
  retry: 'Retry',
})
