import {
  $countries,
  $profile,
  $skills,
  ComboboxField,
  FileField,
  fileToSend,
  FormDialog,
  idsOf,
  resumeField,
  storedFile,
  submitFailed,
  TextArea,
  texts,
  tooLargeResume,
  updateJobInfo,
  useForm,
  useProgress,
  useQuery,
  useSaved,
  type Choice,
  type FileValue,
  type Profile,
} from '../../src/index'

const english = {
  locations: 'Locations',
  skills: 'Skills',
  cover_letter: 'Cover letter',
  tooLong: 'The cover letter may not be greater than 1000 characters.',
  resume: 'Resume',
  saved: 'Job Information Updated',
}

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

const draft = { name: 'job-info', without: ['resume' as const] }

interface JobFormProps {
  profile: Profile
  title: string
  close: () => void
}

/** The fields of the Job Information form (R60). */
export function JobForm({ profile, title, close }: JobFormProps) {
  const t = texts('job-info', english)
  // Q34: locations are countries
  const countries = useQuery($countries)
  const skills = useQuery($skills)
  const { progress, track, cancel } = useProgress()
  const onSaved = useSaved({
    section: 'job_info',
    message: t.saved,
    toastFor: TOAST,
    closeAfter: CLOSE_AFTER,
    close,
    refresh: () => void $profile.refetch(),
  })
  const form = useForm<JobValues>({
    initial: {
      locations: profile.locations,
      skills: profile.skills,
      cover_letter: profile.cover_letter ?? '',
      resume: storedFile(profile.resume),
    },
    save(values, signal) {
      // R66-R68: a new file, the marker that it goes, or nothing
      const { file, deleted } = fileToSend(values.resume)
      const body = {
        locations: idsOf(values.locations) as number[],
        skills: idsOf(values.skills),
        cover_letter: values.cover_letter || null,
        resume: file,
        resume_deleted: deleted,
      }
      if (!file) return updateJobInfo({ body, signal })
      return track(signal, sending => updateJobInfo({ body, ...sending }))
    },
    check: ({ cover_letter }): Record<string, string> =>
      cover_letter.length > LETTER ? { cover_letter: t.tooLong } : {},
    tooLarge: () => ({ resume: tooLargeResume() }),
    onSaved,
    onFailed: () => submitFailed(TOAST),
    draft,
  })
  return (
    <FormDialog title={title} width={680} form={form} labels={t} onClose={close}>
      <div className="form">
        <ComboboxField
          {...form.bind('locations')}
          label={t.locations}
          options={countries.data}
          onRetry={countries.error && $countries.refetch}
        />
        <ComboboxField
          {...form.bind('skills')}
          label={t.skills}
          options={skills.data}
          onRetry={skills.error && $skills.refetch}
        />
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
