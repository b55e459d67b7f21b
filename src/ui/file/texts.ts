import { texts } from '../../texts'

/** The words of a file’s field and row. */
export const fileTexts = texts('parts', {
  tooMany: 'You can upload a maximum of {n} files.',
  'tooMany.one': 'You can upload a maximum of {n} file.',
  fileChosen: '{name} chosen, {size}',
  fileRemoved: 'File removed',
  uploadCancelled: 'Upload cancelled',
  uploaded: '{percent}% uploaded',
  retryUpload: 'Retry',
  cancelUpload: 'Cancel upload',
  uploading: 'Uploading {name}',
  tooLarge: 'File size exceeds the {n} MB limit.',
  wrongType: 'Invalid file type. Only {types} are allowed.',
  'wrongType.one': 'Invalid file type. Only {types} is allowed.',
  two: '{first} and {last}',
  more: '{first}, and {last}',
  bytes: '{n} bytes',
  'bytes.one': '{n} byte',
  kilobytes: '{n} KB',
  megabytes: '{n} MB',
})
