import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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

/** What of a form is kept on the device. */
export interface Draft<V> {
  name: string
  /** Files, which cannot be kept. */
  without?: (keyof V)[]
}

/** How a form is saved. */
export interface FormOptions<V extends object> {
  /** What the fields start from. */
  initial: V
  /** Sends the values; throws an ApiError. */
  save: (values: V, signal: AbortSignal) => Promise<unknown>
  /** Checks that the description names; field -> message. */
  check?: (values: V) => Record<string, string>
  /** What is said of a file when the server refuses the form for its size, and not in which field (Q43). */
  tooLarge?: Partial<Record<keyof V, string>>
  onSaved: () => void
  /** The save failed; it is reported already, and its messages stand under their fields. */
  onFailed?: (error: ApiError) => void
  /** Keeps what is typed under a name until it is saved; never passwords or files. */
  draft?: Draft<V>
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
  const { initial, save, check, tooLarge, onSaved, onFailed, draft } = options
  const host = useHost()
  const [restored] = useState(() => draft && readDraft<V>(draft.name))
  const [values, setValues] = useState<V>({ ...initial, ...restored })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [state, setState] = useState<Form<V>['state']>('editing')
  const [isDirty, setDirty] = useState(!!restored)
  const [isRestored, setRestored] = useState(!!restored)
  const [hasSessionEnded, setSessionEnded] = useState(false)
  const life = useRef(new AbortController())
  const isSending = useRef(false)
  useEffect(() => () => life.current.abort(), [])

  // at once: a dialog that closes would take the last of it along
  useLayoutEffect(() => {
    if (!draft) return
    const { name, without = [] } = draft
    const kept = Object.entries(values).filter(([field]) => !without.includes(field as keyof V))
    writeDraft(name, isDirty && state !== 'saved' ? Object.fromEntries(kept) : undefined)
  }, [draft, values, isDirty, state])

  function set<K extends keyof V>(name: K, value: V[K]) {
    setDirty(true)
    setValues(before => ({ ...before, [name]: value }))
  }

  async function submit() {
    if (state !== 'editing' || isSending.current) return
    const wrong = check?.(values) ?? {}
    setErrors(wrong)
    if (Object.keys(wrong).length) return
    setState('saving')
    isSending.current = true
    try {
      await save(values, life.current.signal)
      setState('saved')
      setDirty(false)
      onSaved()
    } catch (error) {
      if (life.current.signal.aborted) return
      // the visitor gave an upload up: nothing failed
      if ((error as Error).name === 'AbortError') return setState('editing')
      fail(error)
    } finally {
      isSending.current = false
    }
  }

  function fail(error: unknown) {
    host.report(error, 'save')
    setState('editing')
    const failure = error instanceof ApiError ? error : new ApiError('malformed', 0, String(error))
    setSessionEnded(failure.kind === 'session')
    setErrors({ ...(failure.status === 413 && tooLarge), ...ofFields(failure.fields) })
    onFailed?.(failure)
  }

  function startOver() {
    if (draft) writeDraft(draft.name, undefined)
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

/** What is wrong with an entry of a list, `languages.2`, is wrong with its field; the first message counts. */
function ofFields(messages: Record<string, string>): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, message] of Object.entries(messages)) fields[name.split('.')[0]!] ??= message
  return fields
}
