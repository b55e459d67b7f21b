import { useState } from 'react'
import {
  check,
  FieldNote,
  FormDialog,
  Icon,
  idsOf,
  labelsOf,
  type Option,
  plus,
  updatePreferences,
  useAfterSave,
  useForm,
} from '../../src/index'
import { $preferences } from './preferences.store'
import { preferencesTexts } from './preferences.texts'

/** Milliseconds: the toast, and from the save to the closing (R121). */
const TOAST = 6000
const CLOSE_AFTER = 3000

const draft = { name: 'preferences' }

interface PreferencesFormProps {
  title: string
  options: Option[]
  /** Ids. */
  chosen: number[]
  close: () => void
}

/** The kinds of content, each pressed or not. */
export function PreferencesForm({ title, options, chosen, close }: PreferencesFormProps) {
  const t = preferencesTexts()
  const [hasFailed, setFailed] = useState(false)
  const onDone = useAfterSave({
    section: 'preferences',
    message: t.saved,
    toastFor: TOAST,
    closeAfter: CLOSE_AFTER,
    close,
    refresh: () => void $preferences.refetch(),
  })
  const form = useForm({
    initial: { preferences: options.filter(({ id }) => chosen.includes(id)) },
    stored: { answer: chosen, places: { preferences: '' } },
    source: $preferences,
    // the portal has none for them
    version: undefined,
    // it is one field, whose messages are the form's
    fieldOf: () => '',
    save(values, signal) {
      setFailed(false)
      // what is followed and not offered was not given up, nor what is since the press
      const followed = $preferences.value!.data?.chosen ?? chosen
      const unseen = followed.filter(id => !options.some(option => option.id === id))
      return updatePreferences({
        body: { preferences: [...idsOf(values.preferences), ...unseen] },
        signal,
      })
    },
    onDone,
    // R123: nothing but the log
    onFailed: () => setFailed(true),
    draft,
  })
  const { preferences } = form.values

  const isChosen = ({ id }: Option) => preferences.some(each => each.id === id)

  function toggle(option: Option) {
    setFailed(false)
    // in the order of the list, as they are read
    const next = options.filter(each => isChosen(each) !== (each.id === option.id))
    const { start } = form.inner.held
    // what is pressed back is no change
    const isBack = `${idsOf(next)}` === `${idsOf(start.preferences)}`
    form.set('preferences', isBack ? start.preferences : next)
  }

  return (
    <FormDialog
      title={title}
      width={640}
      form={form}
      labels={labelsOf(form.values, { preferences: t.legend })}
      hasQuietlyFailed={hasFailed}
      onClose={close}
    >
      <div className="preferences" role="group" aria-label={t.legend}>
        {options.map(option => (
          <button
            key={option.id}
            name="preferences"
            type="button"
            className="preferences__pick"
            aria-pressed={isChosen(option)}
            onClick={() => toggle(option)}
          >
            <Icon path={isChosen(option) ? check : plus} />
            <bdi>{option.name}</bdi>
          </button>
        ))}
      </div>
      <FieldNote name="preferences" />
    </FormDialog>
  )
}
