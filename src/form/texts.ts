import { texts } from '../texts'

/** The words of every form. */
export const formTexts = texts('forms', {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving...',
  failed: 'This could not be saved. Please try again.',
  back: 'Back to {title}',
  toList: 'To the list',
  errors: '{n} errors',
  'errors.one': '{n} error',
  choose: 'Changed elsewhere: keep yours or take theirs.',
  question: 'Discard changes?',
  about: 'Your changes to {title} have not been saved.',
  keep: 'Keep editing',
  discard: 'Discard',
  notSubmitted: 'Error submitting form',
})
