import {
  $applications,
  applyForJob,
  FileField,
  fileToSend,
  FormDialog,
  resumeField,
  storedFile,
  submitFailed,
  TextArea,
  TextField,
  texts,
  tooLargeResume,
  useForm,
  useProgress,
  useSaved,
  type FileValue,
  type Profile,
} from '../../src/index'
import { Applied } from './applied'

const english = {
  applicant_name: 'Name',
  applicant_email: 'Email',
  contact_number: 'Contact number',
  applicant_message: 'Cover letter',
  tooLong: 'The applicant message may not be greater than 1000 characters.',
  applicant_attachment: 'Resume',
  submit: 'Submit',
  saved: 'Successfully Applied for job',
}

/** Milliseconds: the toasts, and from the application to the closing (R116, Q44). */
const TOAST = 6000
const CLOSE_AFTER = 3000
/** Characters of the cover letter at most (R113). */
const LETTER = 1000

/** What shows applications reads them again. */
const countApplication = () => $applications.set($applications.get() + 1)

interface ApplyValues {
  applicant_name: string
  applicant_email: string
  contact_number: string
  applicant_message: string
  applicant_attachment: FileValue
}

interface ApplyFormProps {
  profile: Profile
  title: string
  jobId: number
  jobTitle: string
  close: () => void
}

/** The fields of an application (R111, R112), prefilled from the profile. */
export function ApplyForm({ profile, title, jobId, jobTitle, close }: ApplyFormProps) {
  const t = texts('quick-apply', english)
  const { progress, track, cancel } = useProgress()
  const onSaved = useSaved({
    section: 'application',
    message: t.saved,
    toastFor: TOAST,
    closeAfter: CLOSE_AFTER,
    close,
    refresh: countApplication,
  })
  const form = useForm<ApplyValues>({
    initial: {
      applicant_name: profile.user.first_name ?? '',
      applicant_email: profile.user.email ?? '',
      contact_number: profile.contact_number ?? '',
      applicant_message: profile.cover_letter ?? '',
      applicant_attachment: storedFile(profile.resume),
    },
    save({ applicant_attachment, ...fields }, signal) {
      // Q19: a new file, or the address of the stored resume
      const isStored = applicant_attachment.kind === 'stored'
      const { file } = fileToSend(applicant_attachment)
      const body = {
        ...fields,
        job_id: jobId,
        applicant_attachment: file,
        resume_url: isStored ? applicant_attachment.url : undefined,
      }
      if (!file) return applyForJob({ body, signal })
      return track(signal, sending => applyForJob({ body, ...sending }))
    },
    check: ({ applicant_message }): Record<string, string> =>
      applicant_message.length > LETTER ? { applicant_message: t.tooLong } : {},
    tooLarge: () => ({ applicant_attachment: tooLargeResume() }),
    onSaved() {
      countApplication()
      onSaved()
    },
    onFailed: () => submitFailed(TOAST),
  })
  return (
    <FormDialog
      title={title}
      width={560}
      form={form}
      labels={t}
      submitLabel={t.submit}
      done={<Applied message={t.saved} jobTitle={jobTitle} />}
      onClose={close}
    >
      {jobTitle && (
        <p className="quick-apply__job strong" dir="auto">
          {jobTitle}
        </p>
      )}
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
          onCancel={cancel}
        />
      </div>
    </FormDialog>
  )
}
