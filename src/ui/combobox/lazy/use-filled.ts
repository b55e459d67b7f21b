import { useEffect, useRef, type RefObject } from 'react'
import type { Choosing } from '../choosing'

/**
 * Takes what no key of the visitor ends: what a browser fills in while the focus is elsewhere, as the field has none
 * to lose, and what is being typed as the page goes, so that the form's draft has it. A form that starts over drops it.
 */
export function useFilled(
  choosing: Choosing,
  input: RefObject<HTMLInputElement | null>,
  isFocused: () => boolean,
): void {
  const latest = useRef({ choosing, isFocused })
  latest.current = { choosing, isFocused }
  const { query } = choosing
  useEffect(() => {
    const { choosing, isFocused } = latest.current
    if (query && !isFocused()) choosing.leave()
  }, [query])
  useEffect(() => {
    const life = new AbortController()
    const take = () => latest.current.isFocused() && latest.current.choosing.leave(true)
    addEventListener('pagehide', take, life)
    const drop = () => latest.current.choosing.settle()
    input.current?.form?.addEventListener('reset', drop, life)
    return () => life.abort()
  }, [input])
}
