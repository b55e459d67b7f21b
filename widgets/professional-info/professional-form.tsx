import { useState } from 'react'
import {
  $industries,
  $professions,
  $profile,
  ComboboxField,
  FormDialog,
  idsOf,
  labelsOf,
  updateProfessionInfo,
  useAfterSave,
  useForm,
  useOptions,
  withIds,
  type Choice,
  type Profile,
} from '../../src/index'
import { professionalInfoTexts } from './professional-info.texts'

/** Milliseconds: the toast, and from the save to the closing (R57, R58, Q10). */
const TOAST = 2000
const CLOSE_AFTER = 1000

const draft = { name: 'professional-info' }

interface ProfessionalFormProps {
  profile: Profile
  title: string
  close: () => void
}

/** The fields of the Professional Information form (R55). */
export function ProfessionalForm({ profile, title, close }: ProfessionalFormProps) {
  const t = professionalInfoTexts()
  const professions = useOptions($professions)
  const industries = useOptions($industries)
  const [hasFailed, setFailed] = useState(false)
  const onDone = useAfterSave({
    section: 'professional_info',
    message: t.saved,
    toastFor: TOAST,
    closeAfter: CLOSE_AFTER,
    close,
    refresh: () => void $profile.refetch(),
  })
  const form = useForm<{ professions: Choice[]; industries: Choice[] }>({
    initial: {
      professions: withIds(profile.professions),
      industries: withIds(profile.industries),
    },
    version: profile.updated_at,
    stored: { answer: profile },
    source: $profile,
    save(values, signal, { version }) {
      setFailed(false)
      const body = { professions: idsOf(values.professions), industries: idsOf(values.industries) }
      return updateProfessionInfo({ body, version, signal })
    },
    onDone,
    // R59: nothing but the log
    onFailed: () => setFailed(true),
    draft,
  })
  return (
    <FormDialog
      title={title}
      width={560}
      form={form}
      labels={labelsOf(form.values, t)}
      hasQuietlyFailed={hasFailed}
      onClose={close}
    >
      <div className="form">
        <ComboboxField
          {...form.bind('professions')}
          label={t.professions}
          allowNew
          {...professions}
        />
        <ComboboxField {...form.bind('industries')} label={t.industries} allowNew {...industries} />
      </div>
    </FormDialog>
  )
}
