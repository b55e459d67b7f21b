import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Form, Held } from '../form-types'
import { touched } from './held'
import { same, stored } from './same'

/**
 * What is typed over a save starts from what the portal made of it, which is read at once: the next save would
 * be held against what is no more, and be told that somebody else had changed it.
 *
 * Gives that read while it lasts, and whether it failed.
 */
export function useSaved<V extends object>({ inner, state, isDirty, set }: Form<V>) {
  const { held, setHeld, source, replaces, isOwn } = inner
  const data = source?.value!.data
  const reading = useRef<Promise<void>>(undefined)
  const hasFailed = useRef(false)
  useLayoutEffect(() => setHeld(known), [data, setHeld])
  useEffect(() => {
    if (held.isLeft) return setHeld(now => ({ ...now, start: now.values, isLeft: false }))
    if (!held.isOld || !source || !replaces) return
    const [name] = touched(held)
    // what was read while it was on its way is as it was sent
    if (isDirty && !name) return setHeld(now => ({ ...now, start: now.values }))
    if (held.asked?.some(name => isSent(held, name))) return setHeld(answered)
    // the form's owner is at it
    if (source.value!.loading && isOwn.current) return
    if (!name || state !== 'editing') return
    setHeld(known)
    // it is edited again, also where that comes to nothing
    set(name, held.values[name])
    isOwn.current = 'read'
    reading.current = source.refetch().finally(() => {
      isOwn.current = false
      reading.current = undefined
      hasFailed.current = !!source.value!.error
    })
  })
  return { reading, hasFailed }
}

/** What became of its save is read. */
function known<V extends object>(now: Held<V>): Held<V> {
  return now.isOld ? { ...now, isOld: false } : now
}

/** Whether the portal has in a field what was saved, as it writes it. */
function isSent<V extends object>({ start, theirs }: Held<V>, name: string): boolean {
  return stored(theirs[name as keyof V]) === stored(start[name as keyof V])
}

/** Without the questions about what was just saved, which was read before the save had its answer. */
function answered<V extends object>(now: Held<V>): Held<V> {
  const { values, start, theirs, asked = [] } = now
  const sent = asked.filter(name => isSent(now, name)) as (keyof V & string)[]
  const taken = (name: keyof V & string) => [name, theirs[name]]
  const isLeft = (name: keyof V & string) => same(values[name], start[name])
  return {
    ...now,
    values: { ...values, ...Object.fromEntries(sent.filter(isLeft).map(taken)) },
    start: { ...start, ...Object.fromEntries(sent.map(taken)) },
    asked: asked.filter(name => !sent.includes(name as keyof V & string)),
  }
}
