import { texts } from '../texts'

/** What the profile’s screens share. */
export const profileTexts = texts('profile', {
  failed: 'Error fetching user data. Please try again later.',
})
