import { texts } from '../../src/index'

/** The words of `<ndt-job-info>`. */
export const jobInfoTexts = texts('job-info', {
  title: 'Job Information',
  locations: 'Locations',
  skills: 'Skills',
  cover_letter: 'Cover letter',
  tooLong: 'Cover letter: at most 1000 characters.',
  resume: 'Resume',
  saved: 'Job Information Updated',
})
