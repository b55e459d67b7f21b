import { texts } from '../texts'

/** Words that several parts show. */
export const partsTexts = texts('parts', {
  close: 'Close',
  retry: 'Retry',
  ended: 'Your session has ended.',
  nobody: 'You are not signed in.',
  signIn: 'Sign in',
  newTab: '(opens in a new tab)',
})
