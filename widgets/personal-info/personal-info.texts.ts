import { texts } from '../../src/index'

/** The words of `<ndt-personal-info>`. */
export const personalInfoTexts = texts('personal-info', {
  title: 'Personal Information',
  first_name: 'First name',
  email: 'Email',
  contact_number: 'Contact number',
  dob: 'Date of birth',
  gender_id: 'Gender',
  male: 'Male',
  female: 'Female',
  others: 'Others',
  preferNotToSay: 'Prefer not to say',
  about_me: 'About me',
  tooLong: 'About me: at most 500 characters.',
  city: 'City',
  country_id: 'Country',
  languages: 'Languages',
  linkedin_url: 'LinkedIn URL',
  twitter_url: 'Twitter URL',
  saved: 'Personal Information Updated',
})
