import { texts } from '../../src/index'

/** The words of `<ndt-preferences>`. */
export const preferencesTexts = texts('preferences', {
  title: 'Preferences',
  failed: 'Error fetching data. Please try again later.',
  legend: 'Content that you follow',
  saved: 'Your Preferences Saved',
})
