import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isOurs } from '../../changes/account'
import { accountOf } from '../../config'
import type { Form } from '../form-types'
import { tab } from '../tab'
import { entriesOf, readDraft, restore, rewriteDraft, writeDraft, type Entries } from './drafts'
import { follow, putBack, touched } from './held'
import { useInUse } from './in-use'

const leaving = ['visibilitychange', 'pagehide']
const nothing = { values: {}, start: {}, lost: [] }

/** Keeps the draft of a form, and lets its fields follow what is read anew; whether what was typed last is back, and what of it is not. */
export function useHeld<V extends object>({ inner, isDirty, state }: Form<V>) {
  const { held, setHeld, initial, version, draft, isOwn, forget } = inner
  const [kept, setKept] = useState(() => readDraft(draft, initial))

  // what is read anew comes as other values, of which some may be the same
  const given = JSON.stringify([initial, version])
  const before = useRef<string>(undefined)
  const inUse = useInUse()
  // what came for a field that the visitor has left since
  const isDue = !inUse && JSON.stringify(held.theirs) !== JSON.stringify(initial)
  useLayoutEffect(() => {
    if (before.current === given && !isDue) return
    const isFirst = before.current === undefined
    const news = { isOwn: isOwn.current, inUse }
    before.current = given
    isOwn.current = false
    setHeld(now => follow(isFirst ? restore(now, kept) : now, initial, version, news))
  })

  useLayoutEffect(() => setHeld(now => putBack(now, inUse)))

  // at once: a dialog that closes would take the last of it along
  const isKnown = !!held.asked
  const put = useRef<Entries>(undefined)
  // that files are not kept is said once
  put.current ??= Object.assign(entriesOf(kept), ...kept.lost.map(name => ({ [name]: null })))
  useLayoutEffect(() => {
    const write = (mine: Entries) => {
      if (draft) writeDraft(draft, mine, put.current)
      put.current = mine
    }
    forget.current = () => {
      write({})
      setKept(nothing)
      const isOld = state === 'saving'
      const isLeft = !isOld && !!isOwn.current
      const since = { unanswered: [], isStale: false, hasEnded: false, isOld, isLeft }
      setHeld(now => ({ ...now, ...since }))
    }
    if (isKnown) write(entriesOf(held))
  })

  useEffect(() => {
    if (!draft || !isDirty) return
    const life = new AbortController()
    // what signing out dropped stays away
    const keep = () =>
      isOurs() && tab.signedOut !== accountOf() && rewriteDraft(draft, put.current!)
    for (const type of leaving) addEventListener(type, keep, life)
    return () => life.abort()
  })

  const isBack = isDirty && Object.keys(kept.values).length > 0
  return { isBack, lost: kept.lost.filter(name => !touched(held).includes(name)) }
}
