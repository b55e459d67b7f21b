import { useEffect, useRef } from 'react'
import { useHost } from './ui/host'
import { late } from './ui/lazy-part'

/** Does what a visitor's choice of something else to see asks for, once that is shown; what does it loads then. */
export function useAnother<T>(
  chosen: T,
  isShown: boolean,
  tell: (root: ShadowRoot, before: T) => Promise<void>,
): void {
  const host = useHost()
  const shown = useRef<T>(undefined)
  useEffect(() => {
    const before = shown.current
    if (!isShown || before === chosen) return
    shown.current = chosen
    if (before !== undefined) void late(host, () => tell(host.root, before))
  })
}
