import { texts } from '../texts'

/** What a page says whose account is not the one that is signed in. */
export const accountTexts = texts('account', {
  other: 'You are signed in as someone else now. Reload the page before you change anything.',
  nobody: 'You have signed out.',
  reload: 'Reload',
})
