import { tooLarge } from '../ui/file'
import { resumeTexts } from './resume.texts'

const MEGABYTES = 5

/** What every resume field is like: its rules and its words (R63-R65). */
export function resumeField() {
  const { resume, resumeHint, ...words } = resumeTexts()
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
