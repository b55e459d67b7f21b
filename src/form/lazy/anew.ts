import { useEffect, useLayoutEffect, useRef } from 'react'
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

/** What has no version is held against what the portal has now: read anew before a save, unless it just was (Q106). */
export function useAge<V extends object>({ inner }: Form<V>) {
  const { source, version, replaces, readAnew } = inner
  const data = source?.value!.data
  const at = useRef(0)
  useLayoutEffect(() => void (at.current = Date.now()), [data])

  readAnew.current = async () => {
    // what is not there yet can be no other than it was
    if (!data || !replaces || version) return
    if (!source!.value!.loading && Date.now() - at.current < FRESH) return
    await source!.refetch()
    // and what was read is drawn first
    await new Promise(resume => setTimeout(resume))
  }
}
