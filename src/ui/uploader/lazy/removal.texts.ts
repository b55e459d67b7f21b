import { texts } from '../../../texts'

/** The words of the question before a file goes: they load with the first. */
export const removalTexts = texts('uploader', {
  question: 'Remove {name}?',
  about: 'The file is deleted at once, also when the form is not saved.',
  keep: 'Cancel',
  remove: 'Remove',
})
