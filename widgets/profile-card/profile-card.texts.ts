import { texts } from '../../src/index'

/** The words of `<ndt-profile-card>`. */
export const profileCardTexts = texts('profile-card', {
  title: 'Profile',
  edit: 'Edit Personal Information',
  editPhoto: 'Edit Avatar',
  aboutMe: 'Tell us something about yourself...',
  country: 'Country',
  email: 'Email',
  contactNumber: 'Contact number',
  notSet: '{network}, not set',
})
