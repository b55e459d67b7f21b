import { texts } from '../texts'

/** What a form of the company says of its save. */
export const pageTexts = texts('company-forms', {
  success: 'Successful!',
  failed: 'Error, Please try again later',
})
