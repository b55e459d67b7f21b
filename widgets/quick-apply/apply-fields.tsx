import {
  FileField,
  resumeField,
  TextArea,
  TextField,
  type FileValue,
  type Form,
} from '../../src/index'
import { quickApplyTexts } from './quick-apply.texts'

/** Characters of the cover letter at most (R113). */
export const LETTER = 1000

/** What an application holds. */
export interface ApplyValues {
  applicant_name: string
  applicant_email: string
  contact_number: string
  applicant_message: string
  applicant_attachment: FileValue
}

interface ApplyFieldsProps {
  form: Form<ApplyValues>
  progress: number | undefined
  onCancel: () => boolean
}

/** The fields of an application (R111). */
export function ApplyFields({ form, progress, onCancel }: ApplyFieldsProps) {
  const t = quickApplyTexts()
  return (
    <div className="form">
      <TextField
        {...form.bind('applicant_name')}
        label={t.applicant_name}
        mandatory
        autoComplete="name"
        autoFocus
      />
      <TextField
        {...form.bind('applicant_email')}
        label={t.applicant_email}
        mandatory
        type="email"
        autoComplete="email"
      />
      <TextField
        {...form.bind('contact_number')}
        label={t.contact_number}
        mandatory
        type="tel"
        autoComplete="tel"
      />
      <TextArea {...form.bind('applicant_message')} label={t.applicant_message} max={LETTER} />
      <FileField
        {...form.bind('applicant_attachment')}
        {...resumeField()}
        mandatory
        progress={progress}
        onCancel={onCancel}
      />
    </div>
  )
}
