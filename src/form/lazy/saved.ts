import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Form, Held } from '../form-types'
import { touched } from './held'
import { same } from './same'
import { isSent, onto } from './sent'

/**
 * What is typed over a save starts from what the portal made of it, which is read at once: the next save would
 * be held against what is no more, and be told that somebody else had changed it.
 *
 * Gives that read while it lasts, and whether what a save came to is not known yet.
 */
export function useSaved<V extends object>({ inner, state, isDirty }: Form<V>) {
  const { held, setHeld, source, replaces, isOwn } = inner
  const data = source?.value!.data
  const drawn = useRef(data)
  const wasOld = useRef(false)
  const reading = useRef<Promise<void>>(undefined)
  const hasFailed = useRef(false)
  const isUnknown = () => !!latest.current.isOld || hasFailed.current
  const latest = useRef(held)
  latest.current = held
  useLayoutEffect(() => setHeld(known), [data, setHeld])
  useEffect(() => {
    const isNew = !!held.isOld && !wasOld.current
    wasOld.current = !!held.isOld
    // the visitor had started over: what the fields show is what they began with
    if (held.isLeft) return setHeld(now => ({ ...now, start: now.theirs, isLeft: false }))
    if (drawn.current !== data) return void (drawn.current = data)
    if (!held.isOld || !source || !replaces) return
    if (isDirty && !touched(held).length) return setHeld(asSent)
    if (held.asked?.some(name => isSent(held, name))) return setHeld(answered)
    const { loading } = source.value!
    // a read that began before may bring what was there before
    if (loading && data && !isOwn.current && isNew) return readOwn()
    // the form's owner is at it
    if ((loading && isOwn.current) || !isDirty || state !== 'editing') return
    readOwn()
  })

  function readOwn() {
    setHeld(known)
    isOwn.current = 'read'
    reading.current = source!.refetch().finally(() => {
      const { loading, error } = source!.value!
      // what is read later may be of this save still
      if (!loading && !error) isOwn.current = false
      reading.current = undefined
      hasFailed.current = !!error
    })
  }

  return { reading, hasFailed, isUnknown }
}

/** What was read while the save was on its way: as it was sent, but for its numbers. */
function asSent<V extends object>(now: Held<V>): Held<V> {
  return touched(now).length ? now : { ...now, start: now.values }
}

/** What became of its save is read. */
function known<V extends object>(now: Held<V>): Held<V> {
  return now.isOld ? { ...now, isOld: false } : now
}

/** Without the questions about what was just saved, which was read before the save had its answer. */
function answered<V extends object>(now: Held<V>): Held<V> {
  const { values, start, theirs, asked = [] } = now
  const sent = asked.filter(name => isSent(now, name)) as (keyof V & string)[]
  const next = { values: { ...values }, start: { ...start } }
  for (const name of sent) {
    const isLeft = same(values[name], start[name])
    next.values[name] = isLeft ? theirs[name] : onto(theirs[name], start[name], values[name])
    next.start[name] = theirs[name]
  }
  return {
    ...now,
    ...next,
    asked: asked.filter(name => !sent.includes(name as keyof V & string)),
  }
}
