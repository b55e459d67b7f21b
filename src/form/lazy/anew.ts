import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ApiError } from '../../error'
import type { Form } from '../form-types'

/** Reads anew what the form is of, as the visitor comes back to its page: others may have changed it. */
export function useReturn<V extends object>({ inner: { source } }: Form<V>) {
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

/** Milliseconds for which what was read stands for what the portal has, where it says no versions. */
const FRESH = 500

/**
 * What has no version is held against what the portal has now: read anew before a save, unless it just was (Q106).
 * So is what a save may have changed that nobody answered.
 */
export function useAge<V extends object>({ inner }: Form<V>) {
  const { held, setHeld, source, version, replaces, readAnew, failed } = inner
  const data = source?.value!.data
  const at = useRef(0)
  useLayoutEffect(() => void (at.current = Date.now()), [data])

  failed.current = (sent, error) => {
    if (!leavesOpen(error)) return
    setHeld(now => ({ ...now, unanswered: [...(now.unanswered ?? []), sent] }))
  }
  readAnew.current = async () => {
    // what is not there yet can be no other than it was
    if (!data || !replaces) return
    const isFresh = !source!.value!.loading && Date.now() - at.current < FRESH
    if ((version || isFresh) && !held.unanswered?.length) return
    await source!.refetch()
    // and what was read is drawn first
    await new Promise(resume => setTimeout(resume))
  }
}

/**
 * Saves again what was found stale, where the portal turns out to have just this by now, as after a save
 * whose answer was lost: there is nothing to look over, and a form that stays as it was says nothing.
 */
export function useAgain<V extends object>({ isStale, isDirty, asked, inner, submit }: Form<V>) {
  const { version } = inner.held
  const before = useRef({ isStale, version })
  const isDue = useRef(false)
  useEffect(() => {
    const was = before.current
    before.current = { isStale, version }
    if (isStale !== was.isStale) isDue.current = isStale
    if (version === was.version) return
    if (isDue.current && !isDirty && !asked.length) void submit()
    // what comes later is looked over, or was chosen
    isDue.current = false
  })
}

/** Whether a failure leaves open what became of a save: only a refusal says that it was not made. */
function leavesOpen(error: unknown): boolean {
  const { kind = '' } = error as Partial<ApiError>
  return !['refused', 'session', 'account'].includes(kind)
}
