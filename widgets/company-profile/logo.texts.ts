import { texts } from '../../src/index'

/** What is said of the logo as it is chosen; it loads with the first. */
export const logoTexts = texts('company-profile', {
  chosen: '{name} chosen',
  cropped: '{name} cropped',
  removed: 'Logo removed',
})
