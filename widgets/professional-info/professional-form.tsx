import { useState } from 'react'
import {
  $industries,
  $professions,
  $profile,
  ComboboxField,
  FormDialog,
  idsOf,
  texts,
  updateProfessionInfo,
  useForm,
  useQuery,
  useSaved,
  type Choice,
  type Profile,
} from '../../src/index'

const english = {
  professions: 'Professions',
  industries: 'Industries',
  saved: 'Professional Information Updated',
}

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
  const t = texts('professional-info', english)
  const professions = useQuery($professions)
  const industries = useQuery($industries)
  const [hasFailed, setFailed] = useState(false)
  const onSaved = useSaved({
    section: 'professional_info',
    message: t.saved,
    toastFor: TOAST,
    closeAfter: CLOSE_AFTER,
    close,
    refresh: () => void $profile.refetch(),
  })
  const form = useForm<{ professions: Choice[]; industries: Choice[] }>({
    initial: { professions: profile.professions, industries: profile.industries },
    save(values, signal) {
      setFailed(false)
      const body = { professions: idsOf(values.professions), industries: idsOf(values.industries) }
      return updateProfessionInfo({ body, signal })
    },
    onSaved,
    // R59: nothing but the log
    onFailed: () => setFailed(true),
    draft,
  })
  return (
    <FormDialog
      title={title}
      width={560}
      form={form}
      labels={t}
      hasQuietlyFailed={hasFailed}
      onClose={close}
    >
      <div className="form">
        <ComboboxField
          {...form.bind('professions')}
          label={t.professions}
          allowNew
          options={professions.data}
          onRetry={professions.error && $professions.refetch}
        />
        <ComboboxField
          {...form.bind('industries')}
          label={t.industries}
          allowNew
          options={industries.data}
          onRetry={industries.error && $industries.refetch}
        />
      </div>
    </FormDialog>
  )
}
