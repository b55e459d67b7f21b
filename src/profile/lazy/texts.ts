import { texts } from '../../texts'

/** What asks for what a profile lacks, and says how strong it is. */
export const invitationTexts = texts('profile-strength', {
  strength: 'Profile strength',
  percent: '{percent} %',
  name: '{strength}: {percent}, {filled} of {all} parts',
  next: 'Next step:',
  skills: 'Add your skills',
  skillsWhy: 'employers filter by them',
  resume: 'Add your resume',
  resumeWhy: 'Quick Apply sends it',
  professions: 'Add your professions',
  professionsWhy: 'they say what you do',
  locations: 'Add your locations',
  locationsWhy: 'where you can work',
  industries: 'Add your industries',
  industriesWhy: 'where you know your way',
  cover_letter: 'Add a cover letter',
  coverLetterWhy: 'Quick Apply begins with it',
  contact_number: 'Add your number',
  country: 'Add your country',
  about_me: 'Add a few words about you',
  profile_image: 'Add a photo',
})
