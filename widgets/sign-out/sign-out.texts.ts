import { texts } from '../../src/index'

/** The words of `<ndt-sign-out>`. */
export const signOutTexts = texts('sign-out', {
  label: 'Sign out',
  question: 'Are you sure you want Sign out?',
  cancel: 'Cancel',
  signOut: 'Sign out',
  leaving: 'Logging Out...',
  failed: 'Logout failed!',
})
