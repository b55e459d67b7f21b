import { texts } from '../../src/index'

/** The words of `<ndt-job-info>`. */
export const jobInfoTexts = texts('job-info', {
  title: 'Job Information',
  locations: 'Locations',
  skills: 'Skills',
  cover_letter: 'Cover letter',
  tooLong: 'The cover letter may not be greater than 1000 characters.',
  resume: 'Resume',
  saved: 'Job Information Updated',
})
