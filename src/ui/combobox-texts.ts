import { texts } from '../texts'

const english = {
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
  failed: 'The list could not be loaded.',
  retry: 'Retry',
  digits: 'A new entry needs a letter.',
  unlisted: 'Choose from the list.',
  full: 'At most {n} can be chosen.',
}

/** The words of a combobox. */
export function comboboxTexts(): typeof english {
  return texts('combobox', english)
}
