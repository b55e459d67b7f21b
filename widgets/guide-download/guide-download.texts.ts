import { texts } from '../../src/index'

/** The words of `<ndt-guide-download>`. */
export const guideDownloadTexts = texts('guide-download', {
  title: 'Get the Guide - Free and Instant Access',
  notFound: 'This guide could not be found. Please try again later.',
  full_name: 'Full name',
  email: 'Email',
  company_name: 'Company name',
  country_code: 'Country code',
  contact_number: 'Contact number',
  website: 'Leave this empty',
  submit: "Download Now — It's Free",
  submitting: 'Submitting...',
  secure: 'Your data is 100% secure',
  pasted: 'Only digits can be pasted here.',
  length: 'A number in {country} usually has {n} digits.',
  success: 'Successful!',
  failed: 'Error, Please try again later',
})
