import { texts } from '../../texts'

/** What a choice of one says of no choice. */
export const selectTexts = texts('parts', { none: 'Not specified' })
