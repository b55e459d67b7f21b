import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '../error'
import { useHost } from '../ui/host'
import { readDraft, writeDraft } from './drafts'
import type { Bound, Form, FormOptions } from './form-types'

export type { Bound, Form, FormOptions } from './form-types'

/** The state of a form; a second submit while the first is on its way does nothing (R12). */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, save, fieldOf, check, tooLarge, onSaved, onFailed, draft } = options
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
    // what is typed after a save is not saved
    setState(now => (now === 'saved' ? 'editing' : now))
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
      setSessionEnded(false)
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
    const large = failure.status === 413 && tooLarge?.(values)
    setErrors({ ...large, ...ofFields(failure.fields) })
    onFailed?.(failure)
  }

  /** What is wrong with an entry of a list, `languages.2`, is wrong with its field; the first message counts. */
  function ofFields(messages: Record<string, string>): Record<string, string> {
    const fields: Record<string, string> = {}
    for (const [name, message] of Object.entries(messages)) {
      fields[fieldOf?.(name, values) ?? name.split('.')[0]!] ??= message
    }
    return fields
  }

  function forgive(isGone: (name: string) => boolean) {
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([n]) => !isGone(n))))
  }

  function startOver() {
    if (draft) writeDraft(draft.name, undefined)
    setValues(initial)
    setErrors({})
    setState('editing')
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
    forgive,
    submit,
    startOver,
  }
}
