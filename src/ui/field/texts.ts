import { texts } from '../../texts'

/** What every field says of itself. */
export const fieldTexts = texts('parts', {
  mandatory: '(Mandatory)',
  optional: '(Optional)',
  count: '{n}/{max} characters',
})
