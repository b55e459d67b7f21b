import { useEffect, useRef } from 'react'
import type { Form } from './form-types'

/** Milliseconds after a save in which a page that leaves is gone. */
const STAYED = 500

/**
 * Where a host stays on the page after a save, the next entry starts from nothing, and an old one from what is stored
 * by then (R206): neither a file nor a version goes out twice.
 */
export function useNext<V extends object>({ state, startOver, set, inner }: Form<V>): void {
  const { source, stored } = inner
  const { values, start } = inner.held
  const answer = stored?.answer
  const shown = useRef(answer)
  useEffect(() => {
    if (state === 'done' && (!source || shown.current !== answer)) {
      startOver()
      // what was typed while it was on its way
      for (const name in values) if (values[name] !== start[name]) set(name, values[name])
    }
    shown.current = answer
  })
  useEffect(() => {
    if (state !== 'done' || !source) return
    // also where the visitor comes back to the page as it was left
    const timer = setTimeout(() => void source.refetch(), STAYED)
    return () => clearTimeout(timer)
  }, [state, source])
}
