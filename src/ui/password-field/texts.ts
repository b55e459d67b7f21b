import { texts } from '../../texts'

/** The words of a password’s field. */
export const passwordFieldTexts = texts('parts', {
  show: 'Show {label}',
})
