import { defineWidget, text } from '../../src/index'
import { ResumeUpload, type ResumeUploadProps } from './resume-upload'
import styles from './resume-upload.css'

/**
 * A resume field for a page's own form: its file is part of what the form sends.
 *
 * @group Job seeker
 * @use In a form of yours that wants a resume, as an input would stand there.
 * @avoid For pictures, or for several files.
 * @requirements R64-R65, R73
 * @fallback An `<input type="file">` of yours with the same name.
 * @fires ndt-ready - the field is shown
 * @fires ndt-change - another file, or none; `value` is the file, or null
 * @fires ndt-saved - the file is sent to `upload-url`; `section` is `resume`
 */
defineWidget<ResumeUploadProps>('ndt-resume-upload', {
  component: ResumeUpload,
  styles,
  attributes: {
    /** The field's name in the form; a removed file is sent as `<name>_deleted` = 1. */
    name: text('resume'),
    /** The address of the stored resume. */
    value: text(''),
    /** Sends a chosen file there at once, below `apiBase` unless it has an origin; the form sends what did not get there. */
    uploadUrl: text(),
  },
  formAssociated: true,
  delegatesFocus: true,
})
