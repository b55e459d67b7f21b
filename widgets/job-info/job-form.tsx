import {
  $countries,
  $profile,
  $skills,
  ComboboxField,
  FileField,
  fileToSend,
  FormDialog,
  idsOf,
  labelsOf,
  lengthOf,
  resumeField,
  storedFile,
  submitFailed,
  TextArea,
  tooLargeResume,
  updateJobInfo,
  useAfterSave,
  useForm,
  useHost,
  useProgress,
  useOptions,
  withIds,
  type Choice,
  type FileValue,
  type Profile,
} from '../../src/index'
import { jobInfoTexts } from './job-info.texts'

/** Milliseconds: the toasts, and from the save to the closing (R70). */
const TOAST = 2000
const CLOSE_AFTER = 1000
/** Characters of the cover letter at most (R62). */
const LETTER = 1000

interface JobValues {
  locations: Choice[]
  skills: Choice[]
  cover_letter: string
  resume: FileValue
}

const draft = { name: 'job-info' }

interface JobFormProps {
  profile: Profile
  close: () => void
}

/** The fields of the Job Information form (R60). */
export function JobForm({ profile, close }: JobFormProps) {
  const t = jobInfoTexts()
  // Q34: locations are countries
  const countries = useOptions($countries)
  const skills = useOptions($skills)
  const host = useHost()
  const { progress, track, cancel } = useProgress()
  const onDone = useAfterSave({
    section: 'job_info',
    message: t.saved,
    toastFor: TOAST,
    closeAfter: CLOSE_AFTER,
    close,
    refresh: () => void $profile.refetch().then(() => requestAnimationFrame(toPencil)),
  })

  /** The card's button for the resume is another one where there is one now, or none any more: then its pencil has the focus. */
  function toPencil() {
    const card = host.element.getRootNode() as Partial<ShadowRoot>
    // a component of the page's own may have the dialog in it as well, or none
    if (document.activeElement === document.body && card.host?.localName.startsWith('ndt-'))
      card.querySelector!('button')?.focus()
  }

  const form = useForm<JobValues>({
    initial: {
      locations: withIds(profile.locations),
      skills: withIds(profile.skills),
      cover_letter: profile.cover_letter ?? '',
      resume: storedFile(profile.resume),
    },
    version: profile.updated_at,
    stored: { answer: profile, places: { resume: null } },
    source: $profile,
    save(values, signal, { version }) {
      // R66-R68: a new file, the marker that it goes, or nothing
      const { file, deleted } = fileToSend(values.resume)
      const body = {
        locations: idsOf(values.locations) as number[],
        skills: idsOf(values.skills),
        cover_letter: values.cover_letter || null,
        resume: file,
        resume_deleted: deleted,
      }
      if (!file) return updateJobInfo({ body, version, signal })
      return track(signal, sending => updateJobInfo({ body, version, ...sending }))
    },
    check: ({ cover_letter }) => lengthOf(cover_letter) > LETTER && { cover_letter: t.tooLong },
    // without one, it is the texts
    tooLarge: ({ resume }) => resume.kind === 'chosen' && { resume: tooLargeResume() },
    onDone,
    onFailed: () => submitFailed(TOAST),
    draft,
  })
  const labels = labelsOf(form.values, t)
  return (
    <FormDialog title={t.title} width={680} form={form} labels={labels} onClose={close}>
      <div className="form">
        <ComboboxField {...form.bind('locations')} label={t.locations} {...countries} />
        <ComboboxField {...form.bind('skills')} label={t.skills} byComma {...skills} />
        <TextArea {...form.bind('cover_letter')} label={t.cover_letter} max={LETTER} />
        <FileField
          {...form.bind('resume')}
          {...resumeField()}
          progress={progress}
          onCancel={cancel}
        />
      </div>
    </FormDialog>
  )
}
