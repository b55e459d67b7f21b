import { texts } from '../../src/index'

/** The words of `<ndt-job-profile-card>`. */
export const jobProfileCardTexts = texts('job-profile-card', {
  title: 'Job Profile',
  edit: 'Edit Job Information',
  locations: 'Locations',
  skills: 'Skills',
  coverLetter: 'Cover letter',
  resume: 'Resume',
  upload: 'Upload',
  update: 'Update Resume',
  preview: 'Preview resume',
})
