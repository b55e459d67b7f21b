import { texts } from '../../src/index'

/** The words of `<ndt-resume-upload>`. */
export const resumeUploadTexts = texts('resume-upload', {
  uploaded: 'Resume uploaded',
  failed: 'Failed to upload the resume. Please try again.',
})
