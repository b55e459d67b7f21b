import { texts } from '../../texts'

/** The words of a combobox. */
export const comboboxTexts = texts('combobox', {
  added: '{name} added',
  remove: 'Remove {name}',
  removed: '{name} removed',
  chosen: '{label}, chosen',
  waiting: 'The list is still loading.',
  failed: 'The list could not be loaded.',
  digits: 'A new entry needs a letter.',
  unlisted: 'Choose from the list.',
})
