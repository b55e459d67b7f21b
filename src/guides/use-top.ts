import { useEffect } from 'react'
import { useHost } from '../ui/host'

/** The load that was heeded: what comes after it, a host has swapped in. */
let heeded: PerformanceEntry | undefined

/**
 * Shows the page from its top (R250), for hosts that swap pages without a load.
 *
 * Where the page itself brought the content, it was at its top already, and whoever has begun to
 * read, came back, or followed a link into the page, stays there.
 */
export function useTop(): void {
  const { element } = useHost()
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    // the browser puts the page that it loaded where the visitor was, and no other
    const isRestored =
      load && load !== heeded && load.type !== 'navigate' && load.name === location.href
    heeded = load
    if (isRestored) return
    const isOnPage = element.querySelector(':scope > :not(script)')
    if (!location.hash && !isOnPage) scrollTo({ top: 0, behavior: 'instant' })
  }, [element])
}
