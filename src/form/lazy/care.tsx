import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { accountOf } from '../../config'
import { count, fill } from '../../texts'
import { Button } from '../../ui/button'
import { useHost } from '../../ui/host'
import { done } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { focusField } from '../form-effects'
import type { Form } from '../form-types'
import { tab } from '../tab'
import type { CareProps } from './choice'
import { isOurs } from '../../changes/account'
import { prepare } from '../../changes/tabs'
import { entriesOf, readDraft, restore, rewriteDraft, writeDraft, type Entries } from './drafts'
import { useAnew } from './anew'
import { useCounts } from './counts'
import { useFoot } from './foot'
import { follow, putBack, touched } from './held'
import { useInUse } from './in-use'
import { SessionNote } from './notes'
import { Righted } from './righted'
import { useSaidConflicts, useSaidError } from './said-error'
import { careTexts } from './texts'
import { unreadOf } from './unread'

export { catchUp } from './held'
export { Righted } from './righted'
export { Under } from './under'

/** Keeps a form's draft, lets its fields follow the portal, and says what came of both (Q106). */
export function Care<V extends object>({
  form,
  labels,
  signIn,
}: CareProps<V> & { signIn: string }) {
  const t = careTexts()
  useEffect(prepare, [])
  const { isBack, lost } = useHeld(form)
  useAnew(form)
  useCounts()
  useFoot()
  useSaidError(form)
  useSaidConflicts(form)
  const { asked, startOver, inner } = form
  const isStale = inner.held.isStale && form.isDirty && form.state === 'editing'
  // what the form is of could not be read anew: nor can it be saved (Q93)
  const hasEnded = inner.held.hasEnded || inner.source?.value?.error?.kind === 'session'
  const conflict = asked.length > 0 && count(t, 'conflicts', asked.length)
  const told = [isStale && t.stale, conflict].filter(Boolean).join(' ')
  const named = (names: string[]) => names.map(name => labels.get(name) || name).join(', ')
  const fields = named(lost)
  const unread = unreadOf(form.values, inner.stored)
  const { root } = useHost()
  const isSaving = form.state !== 'editing'
  /** The pressed button goes with its note: the form begins anew at its first field. */
  function begin({ currentTarget }: MouseEvent<HTMLElement>) {
    focusField(root, labels.keys().next().value)
    // what a field has not taken is no value of the form
    currentTarget.closest('form')!.dispatchEvent(new Event('reset'))
    startOver()
  }

  return (
    <>
      <Righted form={form} />
      {hasEnded && <SessionNote signIn={signIn} />}
      {(isBack || fields) && (
        <Notice
          {...(fields ? { tone: 'warning' } : { tone: 'success', icon: done })}
          action={
            // it stays while a save is on its way: what comes back into a region has all of it read out
            isBack && (
              <Button size="sm" {...(isSaving ? { 'aria-disabled': true } : { onClick: begin })}>
                {t.startOver}
              </Button>
            )
          }
        >
          {isBack && t.restored} {fields && fill(t.notKept, { fields })}
        </Notice>
      )}
      {unread.length > 0 && (
        <Notice tone="warning">{fill(t.unread, { fields: named(unread) })}</Notice>
      )}
      {told && (
        <Notice
          tone="warning"
          {...(isStale && { role: 'group', 'aria-label': told, tabIndex: -1 })}
        >
          {told}
        </Notice>
      )}
    </>
  )
}

const leaving = ['visibilitychange', 'pagehide']
const nothing = { values: {}, start: {}, lost: [] }

function useHeld<V extends object>({ inner, isDirty, state }: Form<V>) {
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
