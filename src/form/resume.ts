import { texts } from '../texts'
import { tooLarge } from '../ui/file-rules'

const english = {
  resume: 'Resume',
  resumeHint: '.doc, .docx or .pdf, max 5MB',
  upload: 'Upload',
  update: 'Update Resume',
  preview: 'Preview',
  remove: 'Remove resume',
}

const MEGABYTES = 5

/** What every resume field is like: its rules and its words (R63-R65). */
export function resumeField() {
  const { resume, resumeHint, ...words } = texts('resume', english)
  return {
    label: resume,
    hint: resumeHint,
    accept: ['doc', 'docx', 'pdf'],
    maxMegabytes: MEGABYTES,
    words,
  }
}

/** What is said of a resume that the server found too large (Q43). */
export const tooLargeResume = () => tooLarge(MEGABYTES)
