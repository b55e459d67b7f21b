import { texts } from '../../texts'

/** The words of a combobox. */
export const comboboxTexts = texts('combobox', {
  add: 'Add {name}',
  added: '{name} added',
  remove: 'Remove {name}',
  removed: '{name} removed',
  chosen: '{label}, chosen',
  results: '{n} results',
  'results.one': '{n} result',
  none: 'No match',
  more: 'Type to see more',
  loading: 'Loading',
  waiting: 'The list is still loading.',
  failed: 'The list could not be loaded.',
  retry: 'Retry',
  digits: 'A new entry needs a letter.',
  unlisted: 'Choose from the list.',
})
