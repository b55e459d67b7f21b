import { texts } from '../texts'

/** The words of every resume field. */
export const resumeTexts = texts('resume', {
  resume: 'Resume',
  resumeHint: '.doc, .docx or .pdf, max 5MB',
  upload: 'Upload',
  update: 'Update Resume',
  preview: 'Preview',
  remove: 'Remove resume',
})
