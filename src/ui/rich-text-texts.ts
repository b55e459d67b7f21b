import { texts } from '../texts'

const english = {
  toolbar: 'Formatting: {label}',
  style: 'Text style',
  paragraph: 'Paragraph',
  heading: 'Heading',
  subheading: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quote',
  center: 'Align center',
  end: 'Align end',
  link: 'Link',
  image: 'Image',
  undo: 'Undo',
  address: 'Web address',
  wrongAddress: 'Enter a web address.',
  apply: 'Apply',
  remove: 'Remove link',
  cancel: 'Cancel',
  alt: 'What does {name} show?',
  altHint: 'Read out to those who cannot see the image.',
  insert: 'Insert image',
  uploading: 'Uploading...',
  tooLarge: 'Image size exceeds the maximum limit of {n} MB.',
  uploadFailed: 'Failed to upload image. Please try again.',
}

/** The words of the rich-text editor, once it is loaded. */
export function richTextTexts(): typeof english {
  return texts('rich-text', english)
}
