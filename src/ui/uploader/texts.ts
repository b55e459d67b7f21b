import { texts } from '../../texts'

/** The words of a field for several files. */
export const uploaderTexts = texts('uploader', {
  preview: 'Preview {name}',
  removeFile: 'Remove {name}',
  upload: 'Upload',
  room: '{n} of {max}',
  dismiss: 'Dismiss {name}',
  removed: '{name} removed',
  twice: 'The file has already been uploaded.',
  tooMany: 'You can upload a maximum of {n} files.',
  'tooMany.one': 'You can upload a maximum of {n} file.',
  unreadable: 'This file could not be read.',
  unplayable: 'This video cannot be played here.',
})
