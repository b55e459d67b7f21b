import {
  $profile,
  FormDialog,
  labelsOf,
  submitFailed,
  updateProfile,
  useAfterSave,
  useForm,
  type Profile,
} from '../../src/index'
import { PersonalFields } from './personal-fields'
import { bodyOf, checkOf, valuesOf } from './personal-values'
import { personalInfoTexts } from './personal-info.texts'

/** Milliseconds: the toasts, and from the save to the closing (R51-R53). */
const TOAST = 2000
const CLOSE_AFTER = 1000

const draft = { name: 'personal-info' }

interface PersonalFormProps {
  profile: Profile
  title: string
  close: () => void
}

/** The Personal Information form: how it is saved, and what follows. */
export function PersonalForm({ profile, title, close }: PersonalFormProps) {
  const t = personalInfoTexts()
  const { email } = profile.user
  const onDone = useAfterSave({
    section: 'personal_info',
    message: t.saved,
    toastFor: TOAST,
    closeAfter: CLOSE_AFTER,
    close,
    refresh: () => void $profile.refetch(),
  })
  const form = useForm({
    initial: valuesOf(profile),
    version: profile.updated_at,
    stored: { answer: profile, places: { first_name: 'user.first_name', country_id: 'country' } },
    source: $profile,
    save: (values, signal, { version }) =>
      updateProfile({ body: bodyOf(values, email), version, signal }),
    check: checkOf(t.tooLong),
    onDone,
    onFailed: () => submitFailed(TOAST),
    draft,
  })
  const labels = labelsOf({ ...form.values, email }, t)
  return (
    <FormDialog title={title} width={680} form={form} labels={labels} onClose={close}>
      <PersonalFields form={form} email={email} />
    </FormDialog>
  )
}
