import { useEffect, useRef } from 'react'
import type { Choosing } from '../choosing'

/** Takes what a browser fills in while the focus is elsewhere: the field has none to lose. */
export function useFilled(choosing: Choosing, isFocused: () => boolean): void {
  const latest = useRef({ choosing, isFocused })
  latest.current = { choosing, isFocused }
  const { query } = choosing
  useEffect(() => {
    const { choosing, isFocused } = latest.current
    if (query && !isFocused()) choosing.leave()
  }, [query])
}
