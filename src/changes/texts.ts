import { texts } from '../texts'

/** When a server that is asked too often may be asked again. */
export const answerTexts = texts('answers', {
  seconds: 'Please try again in {n} seconds.',
  'seconds.one': 'Please try again in {n} second.',
  minutes: 'Please try again in {n} minutes.',
  'minutes.one': 'Please try again in {n} minute.',
})
