import { texts } from '../../src/index'

/** The words of `<ndt-change-password>`. */
export const changePasswordTexts = texts('change-password', {
  title: 'Change Password',
  current: 'Current password',
  password: 'New password',
  confirm: 'Confirm password',
  saved: 'Password successfully changed.',
  start: 'A long sentence is safer than a short riddle.',
  weak: 'Easy to guess: make it longer.',
  fair: 'Fair: a few more characters make it strong.',
  strong: 'Strong.',
})
