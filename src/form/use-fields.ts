import { useRef, useState } from 'react'
import { reach } from '../http'
import { forgiven } from './forgiven'
import type { Bound, Form, FormOptions, Held } from './form-types'

/** What keeps a form's draft, and merges changes from elsewhere. */
export const bringCare = () => import('./lazy/care')

/** What is typed into a form: its values, and what is wrong with them; `Care` keeps and merges them. */
export function useFields<V extends object>(options: FormOptions<V>) {
  const { initial, version, source } = options
  const began = { values: initial, start: initial, theirs: initial, version }
  const [held, setHeld] = useState<Held<V>>(began)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [stage, setState] = useState<Form<V>['state']>('editing')
  const isOwn: Form<V>['inner']['isOwn'] = useRef(false)
  const sent = useRef(initial)
  const forget = useRef(() => {})
  const readAnew = useRef(async () => {})
  const failed = useRef(async (_error: unknown, _sent?: Held<V>) => false)
  const { values, start, asked = [] } = held
  const isDirty = Object.keys(values).some(
    name => values[name as keyof V] !== start[name as keyof V],
  )
  const replaces = 'version' in options
  // what was typed while a save was on its way is not saved, and another save can take it
  const state = stage === 'done' && isDirty && source && replaces ? 'editing' : stage

  function set<K extends keyof V>(name: K, value: V[K]) {
    // what is typed after a save is not saved
    setState(now => (now === 'done' ? 'editing' : now))
    setHeld(now => ({ ...now, values: { ...now.values, [name]: value } }))
  }

  function forgive(isGone: (name: string) => boolean, wereTold = true) {
    setErrors(before => {
      const left = Object.fromEntries(Object.entries(before).filter(([name]) => !isGone(name)))
      forgiven.set(left, wereTold)
      return left
    })
  }

  /** These values are saved: what the portal makes of them is no change of somebody else's. */
  function rest(sent: V) {
    isOwn.current = true
    forget.current()
    setHeld(now => ({ ...now, start: sent }))
  }

  /** What the form holds; what is newer on the portal is taken first, which `Care` alone can (Q106). */
  async function inStep(): Promise<Held<V>> {
    const { held, initial, version } = latest.current
    const isSame =
      JSON.stringify([held.theirs, held.version]) === JSON.stringify([initial, version])
    return isSame ? held : (await reach(bringCare())).catchUp(latest.current)
  }

  function startOver() {
    forget.current()
    setHeld({ ...began, asked: [] })
    setErrors({})
    setState('editing')
  }

  const bind = <K extends keyof V & string>(name: K): Bound<V[K]> => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: value => set(name, value),
  })

  const inner = {
    ...options,
    held,
    setHeld,
    replaces,
    isOwn,
    sent,
    forget,
    readAnew,
    failed,
  }
  const latest = useRef(inner)
  latest.current = inner
  return {
    fields: { values, errors, state, isDirty, asked, inner, set, bind, forgive, startOver },
    setErrors,
    setState,
    inStep,
    rest,
  }
}
