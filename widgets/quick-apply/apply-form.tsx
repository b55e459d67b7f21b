import { useLayoutEffect } from 'react'
import {
  $profile,
  $savedChanges,
  applyForJob,
  fileToSend,
  FormDialog,
  labelsOf,
  lengthOf,
  storedFile,
  submitFailed,
  tooLargeResume,
  useAfterSave,
  useForm,
  useProgress,
  type Profile,
} from '../../src/index'
import { Applied } from './applied'
import { ApplyFields, LETTER, type ApplyValues } from './apply-fields'
import { quickApplyTexts } from './quick-apply.texts'

/** Milliseconds: the toasts, and from the application to the closing (R116, Q44). */
const TOAST = 6000
const CLOSE_AFTER = 3000
/** Milliseconds from the giving up of an application to the read of what became of it. */
const GIVEN_UP = 1000

/** What shows applications reads them again. */
const countApplication = () => $savedChanges.set($savedChanges.get() + 1)

/** What is applied for. */
export interface Job {
  jobId: number
  jobTitle: string
}

interface ApplyFormProps extends Job {
  profile: Profile
  close: () => void
  /** Hears which job's application is on its way, was made or was refused. */
  setSent: (job: Job | false) => void
}

/** An application: prefilled from the profile (R112), how it is sent, and what follows. */
export function ApplyForm({ profile, jobId, jobTitle, close, setSent }: ApplyFormProps) {
  const t = quickApplyTexts()
  const { progress, track, cancel } = useProgress()
  const onDone = useAfterSave({
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
    async save({ applicant_attachment, ...fields }, signal) {
      // Q19: a new file, or the address of the stored resume
      const { file } = fileToSend(applicant_attachment)
      const body = {
        ...fields,
        job_id: jobId,
        applicant_attachment: file,
        resume_url: applicant_attachment.kind === 'stored' ? applicant_attachment.url : undefined,
      }
      try {
        if (file) await track(signal, sending => applyForJob({ body, ...sending }))
        else await applyForJob({ body, signal })
      } finally {
        // what is given up on its way, by whatever takes the form away, may have been taken all the same
        if (signal.aborted) setTimeout(countApplication, GIVEN_UP)
      }
    },
    check: ({ applicant_message }) =>
      lengthOf(applicant_message) > LETTER && { applicant_message: t.tooLong },
    // without one, it is the texts
    tooLarge: ({ applicant_attachment: { kind } }) =>
      kind === 'chosen' && { applicant_attachment: tooLargeResume() },
    onDone(isAtRest) {
      countApplication()
      onDone(isAtRest)
    },
    onFailed: () => submitFailed(TOAST),
    source: $profile,
    draft: { name: `quick-apply:${jobId}` },
  })
  const isSent = form.state !== 'editing' || Object.keys(form.errors).length > 0
  // one that was given up on its way is none, when the dialog opens again
  useLayoutEffect(() => setSent(isSent && { jobId, jobTitle }), [setSent, isSent, jobId, jobTitle])

  return (
    <FormDialog
      title={t.title}
      width={560}
      form={form}
      labels={labelsOf(form.values, t)}
      submitLabel={t.submit}
      done={<Applied message={t.saved} jobTitle={jobTitle} />}
      onClose={close}
    >
      {jobTitle && (
        <p className="quick-apply__job strong" dir="auto">
          {jobTitle}
        </p>
      )}
      <ApplyFields form={form} progress={progress} onCancel={cancel} />
    </FormDialog>
  )
}
