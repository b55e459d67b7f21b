import { useEffect, useRef } from 'react'
import { ApiError } from '../error'
import { isConflict } from './conflict'
import { useHost } from '../ui/host'
import type { Form, FormOptions, Held } from './form-types'
import { formTexts } from './texts'
import { useFields } from './use-fields'

export type { Bound, Form, FormOptions } from './form-types'

/** The state of a form; a second submit while the first is on its way does nothing (R12). */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { save, version, source, isOngoing, fieldOf, check, tooLarge, onDone, onFailed } = options
  const host = useHost()
  const { fields, setErrors, setState, inStep, rest } = useFields(options)
  const { state, inner } = fields
  const life = useRef(new AbortController())
  const isSending = useRef(false)
  const isAtRest = useRef(false)
  isAtRest.current = state === 'done'
  useEffect(() => () => life.current.abort(), [])

  async function submit() {
    if (state !== 'editing' || isSending.current) return
    isSending.current = true
    setState('saving')
    let sent: Held<V> | undefined
    try {
      if (await inner.isOwn.until) return setState('editing')
      await inner.readAnew.current()
      const held = await inStep()
      inner.sent.current = held.values
      // nothing is sent before the visitor has chosen (Q106)
      const wrong = { ...check?.(held.values) }
      for (const name of held.asked ?? []) wrong[name] = formTexts().choose
      setErrors(wrong)
      if (Object.keys(wrong).length) return setState('editing')
      sent = held
      await save(held.values, life.current.signal, held)
      setState(isOngoing ? 'editing' : 'done')
      rest(held.values)
      // whether that reads it again or fails to: what comes after it is somebody else's
      inner.isOwn.until = Promise.resolve(onDone?.(() => isAtRest.current)).then(
        () => (inner.isOwn.current = false),
      )
    } catch (error) {
      // what others saved since is here before anything is said of it (Q106)
      if (version && isConflict(error as ApiError)) await source?.refetch()
      const isTold = await inner.failed.current(error, sent)
      if (life.current.signal.aborted) return
      setState('editing')
      // the visitor gave an upload up: nothing failed
      if ((error as Error).name === 'AbortError') return
      host.report(error, 'save')
      if (!isTold) fail(error)
    } finally {
      isSending.current = false
    }
  }

  function fail(error: unknown) {
    // its messages are of what was sent
    const values = inner.sent.current
    const failure = error instanceof ApiError ? error : new ApiError('malformed', 0, String(error))
    const large = failure.status === 413 && tooLarge?.(values)
    // what is wrong with an entry of a list, `languages.2`, is wrong with its field; the first message counts, and what
    // is said of no field stands by itself, each of it
    const byField: Record<string, string> = {}
    for (const [name, message] of Object.entries(failure.fields)) {
      const field = name.split('.')[0]!
      byField[fieldOf?.(name, values) ?? (field in values ? field : name)] ??= message
    }
    const wrong: Record<string, string> = { ...large, ...byField }
    if (failure.reason && !Object.keys(wrong).length) wrong[''] = failure.reason
    setErrors(wrong)
    onFailed?.(failure)
  }

  return { ...fields, submit }
}
