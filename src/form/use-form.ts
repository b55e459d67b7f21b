import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../error'
import { useHost } from '../ui/host'
import { readDraft, writeDraft } from './drafts'

/** What a field needs of its form. */
export interface Bound<T> {
  name: string
  value: T
  /** What the server, or a check that the description names, says of it. */
  error: string | undefined
  onChange: (value: T) => void
}

/** How a form is saved. */
export interface FormOptions<V extends object> {
  /** What the fields start from. */
  initial: V
  /** Sends the values; throws an ApiError. */
  save: (values: V, signal: AbortSignal) => Promise<unknown>
  /** Checks that the description names; field -> message. */
  check?: (values: V) => Record<string, string>
  onSaved: () => void
  /** The save failed; it is reported already, and its messages stand under their fields. */
  onFailed?: (error: ApiError) => void
  /** Keeps what is typed under this name until it is saved; never for passwords or files. */
  draft?: string
}

/** A form's state, as the fields and the dialog around them see it. */
export interface Form<V extends object> {
  values: V
  errors: Record<string, string>
  state: 'editing' | 'saving' | 'saved'
  isDirty: boolean
  /** It began with what was typed before. */
  isRestored: boolean
  hasSessionEnded: boolean
  set: <K extends keyof V>(name: K, value: V[K]) => void
  bind: <K extends keyof V & string>(name: K) => Bound<V[K]>
  submit: () => Promise<void>
  /** Back to what it would have begun with, and without a draft. */
  startOver: () => void
}

/** The state of a form; a second submit while the first is on its way does nothing (R12). */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, save, check, onSaved, onFailed, draft } = options
  const host = useHost()
  const [restored] = useState(() => draft && readDraft<V>(draft))
  const [values, setValues] = useState<V>({ ...initial, ...restored })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [state, setState] = useState<Form<V>['state']>('editing')
  const [isDirty, setDirty] = useState(!!restored)
  const [isRestored, setRestored] = useState(!!restored)
  const [hasSessionEnded, setSessionEnded] = useState(false)
  const life = useRef(new AbortController())
  useEffect(() => () => life.current.abort(), [])

  useEffect(() => {
    if (draft) writeDraft(draft, isDirty && state !== 'saved' ? values : undefined)
  }, [draft, values, isDirty, state])

  function set<K extends keyof V>(name: K, value: V[K]) {
    setDirty(true)
    setValues(before => ({ ...before, [name]: value }))
  }

  async function submit() {
    if (state !== 'editing') return
    const wrong = check?.(values) ?? {}
    setErrors(wrong)
    if (Object.keys(wrong).length) return
    setState('saving')
    try {
      await save(values, life.current.signal)
      setState('saved')
      setDirty(false)
      onSaved()
    } catch (error) {
      if (life.current.signal.aborted) return
      fail(error)
    }
  }

  function fail(error: unknown) {
    host.report(error, 'save')
    setState('editing')
    if (!(error instanceof ApiError)) throw error
    setSessionEnded(error.kind === 'session')
    setErrors(error.fields)
    onFailed?.(error)
  }

  function startOver() {
    setValues(initial)
    setErrors({})
    setDirty(false)
    setRestored(false)
  }

  const bind = <K extends keyof V & string>(name: K): Bound<V[K]> => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: value => set(name, value),
  })

  return {
    values,
    errors,
    state,
    isDirty,
    isRestored,
    hasSessionEnded,
    set,
    bind,
    submit,
    startOver,
  }
}
