import { useEffect, useLayoutEffect, useRef } from 'react'
import { leavesOpen } from '../../changes/attempt'
import { ApiError } from '../../error'
import { useHost } from '../../ui/host'
import { isConflict } from '../conflict'
import type { Form, Held } from '../form-types'
import { touched } from './held'
import { same } from './same'
import { useSaved } from './saved'
import { careTexts } from './texts'

/** Reads anew what the form is of whenever it may be another by now. */
export function useAnew<V extends object>(form: Form<V>): void {
  useReturn(form)
  useAge(form)
  useFailed(form)
  useGivenUp(form)
}

/** Reads anew what the form is of, as the visitor comes back to its page: others may have changed it. */
function useReturn<V extends object>({ inner: { source } }: Form<V>) {
  useEffect(() => {
    if (!source) return
    const life = new AbortController()
    const { signal } = life
    const read = () => void (source.value!.loading || source.refetch())
    addEventListener('focus', read, { signal })
    addEventListener('pageshow', event => event.persisted && read(), { signal })
    return () => life.abort()
  }, [source])
}

/** Milliseconds from a save that is given up on its way to the read of what became of it. */
const GIVEN_UP = 1000

/** A dialog that goes while a save is on its way gives it up, and it may have been made: what shows the same reads it anew. */
function useGivenUp<V extends object>({ inner: { source, replaces }, state }: Form<V>) {
  const giveUp = useRef(() => {})
  // not as it is drawn: what is discarded is drawn once more before it goes
  useEffect(() => {
    const read = () => void (source?.lc && source.refetch())
    giveUp.current = () => void (replaces && state === 'saving' && setTimeout(read, GIVEN_UP))
  })
  useEffect(() => () => giveUp.current(), [])
}

/** Milliseconds for which what was read stands for what the portal has, where it says no versions. */
const FRESH = 500

/**
 * What has no version is held against what the portal has now: read anew before a save, unless it just was (Q106).
 * So is what a save may have changed that nobody answered; what it may have added is looked for by the visitor.
 */
function useAge<V extends object>(form: Form<V>) {
  const { held, setHeld, source, version, replaces, readAnew, isOwn } = form.inner
  const { reading, hasFailed, isUnknown } = useSaved(form)
  const data = source?.value!.data
  const at = useRef(0)
  useLayoutEffect(() => void (at.current = Date.now()), [data])

  readAnew.current = async () => {
    const isOpen = !!held.unanswered?.length
    // what is not there yet can be no other than it was, unless a save may have made it
    if (!replaces || !(data || isOpen)) return
    if (!source) return perhapsAdded()
    const isFresh = !source.value!.loading && Date.now() - at.current < FRESH
    const isDue = isOpen || isUnknown() || !!reading.current
    if ((version || isFresh) && !isDue) return
    if (isUnknown()) isOwn.current = 'read'
    await (reading.current ?? source.refetch())
    await drawn(source)
    const { error } = source.value!
    hasFailed.current &&= !!error
    if (error && (data || leavesOpen(error))) throw error
  }

  /** The same words sent once more are known to the portal; others would be another one. */
  function perhapsAdded() {
    const { values, unanswered } = held
    const isOther = (sent: Partial<V>) => touched({ values, start: { ...values, ...sent } }).length
    if (!unanswered!.every(isOther)) return
    setHeld(now => ({ ...now, unanswered: [] }))
    throw new ApiError('refused', 0, careTexts().perhapsAdded)
  }
}

/** Until what took the place of a read is there as well, and was drawn. */
async function drawn(source: Form<object>['inner']['source']): Promise<void> {
  do await new Promise(resume => setTimeout(resume))
  while (source?.value!.loading)
}

/**
 * Takes from a save that failed what became of it. One that was too old is made again, once, where the portal
 * turns out to have just this by now: there is nothing to look over. Else the note of it tells, alone, unless the
 * portal has nothing newer and gives a reason of its own.
 */
function useFailed<V extends object>(form: Form<V>) {
  const { inner, state, submit } = form
  const { held, setHeld, failed, source } = inner
  const { root } = useHost()
  const isNew = useRef(false)
  const again = useRef<'due' | 'made'>(undefined)
  const latest = useRef(form)
  latest.current = form

  failed.current = async (error, sent) => {
    isNew.current = true
    const hasEnded = (error as ApiError).kind === 'session'
    setHeld(now => ({ ...now, hasEnded }))
    if (!sent) return false
    const isStale = !!sent.version && isConflict(error as ApiError) && (await isOlder(sent, error))
    setHeld(now => {
      const isOpen = leavesOpen(error) && (source || !isSettled(error as ApiError))
      const unanswered = isOpen ? [...(now.unanswered ?? []), sent.values] : now.unanswered
      return { ...now, unanswered, isStale }
    })
    return isStale || again.current === 'due'
  }

  /** Whether there is something to look over before what was sent is saved. */
  async function isOlder(sent: Held<V>, error: unknown): Promise<boolean> {
    await drawn(source)
    const { isDirty, values, inner } = latest.current
    const isNewer = inner.held.version !== sent.version
    const isAsSent = touched(sent).every(name => same(sent.values[name], values[name]))
    if (isNewer && isAsSent && !isDirty && !again.current) again.current = 'due'
    const { reason, fields } = error as ApiError
    return isDirty && (isNewer || !(reason || Object.keys(fields).length))
  }

  // its note stands above the fields, wherever the visitor is; what comes by itself moves nothing
  useLayoutEffect(() => {
    if (!isNew.current || state !== 'editing') return
    isNew.current = false
    if (held.isStale) return root.querySelector<HTMLElement>('.notice[tabindex]')?.focus()
    const note = held.hasEnded ? '.notice' : '.dialog__body > .notice--danger'
    root.querySelector(note)?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (state !== 'editing' || again.current !== 'due') return
    again.current = 'made'
    void submit().finally(() => (again.current = undefined))
  })
}

/** Whether nothing was added: the visitor gave it up on its way, or the server speaks of itself. */
function isSettled({ name, reason }: ApiError): boolean {
  return (name as string) === 'AbortError' || !!reason
}
