import { texts } from '../../texts'

/** What a page says where something that was asked for did not load. */
export const lostTexts = texts('loading', {
  lost: 'This could not be loaded. Check your connection, and try again.',
})
