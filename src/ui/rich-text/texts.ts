import { texts } from '../../texts'

/** What is said where the text editor does not come. */
export const richTextTexts = texts('rich-text', {
  lost: 'The editor could not be loaded. Its text stays as it is.',
  retry: 'Try again',
})
