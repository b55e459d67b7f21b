import { useState } from 'react'
import {
  check,
  FormDialog,
  Icon,
  type Option,
  plus,
  texts,
  updatePreferences,
  useForm,
  useSaved,
} from '../../src/index'
import { $preferences } from './preferences.store'

const english = { legend: 'Content that you follow', saved: 'Your Preferences Saved' }

/** Milliseconds: the toast, and from the save to the closing (R121). */
const TOAST = 6000
const CLOSE_AFTER = 3000

interface PreferencesFormProps {
  title: string
  options: Option[]
  /** Ids. */
  chosen: number[]
  close: () => void
}

/** The kinds of content, each pressed or not. */
export function PreferencesForm({ title, options, chosen, close }: PreferencesFormProps) {
  const t = texts('preferences', english)
  const [hasFailed, setFailed] = useState(false)
  const onSaved = useSaved({
    section: 'preferences',
    message: t.saved,
    toastFor: TOAST,
    closeAfter: CLOSE_AFTER,
    close,
    refresh: () => void $preferences.refetch(),
  })
  const form = useForm({
    initial: { preferences: chosen },
    save: (body, signal) => updatePreferences({ body, signal }),
    onSaved,
    // R123: nothing but the log
    onFailed: () => setFailed(true),
  })
  const { preferences } = form.values

  function toggle(id: number) {
    setFailed(false)
    const others = preferences.filter(other => other !== id)
    form.set('preferences', preferences.includes(id) ? others : [...others, id])
  }

  return (
    <FormDialog
      title={title}
      width={460}
      form={form}
      labels={{ preferences: t.legend }}
      hasQuietlyFailed={hasFailed}
      onClose={close}
    >
      <div className="preferences" role="group" aria-label={t.legend}>
        {options.map(({ id, name }) => {
          const isChosen = preferences.includes(id)
          return (
            <button
              key={id}
              type="button"
              className="preferences__pick"
              aria-pressed={isChosen}
              onClick={() => toggle(id)}
            >
              <Icon path={isChosen ? check : plus} />
              <bdi>{name}</bdi>
            </button>
          )
        })}
      </div>
    </FormDialog>
  )
}
