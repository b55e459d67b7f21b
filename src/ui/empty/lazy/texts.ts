import { texts } from '../../../texts'

/** What is said while a failed read is tried again. */
export const retriedTexts = texts('parts', { retrying: 'Loading' })
