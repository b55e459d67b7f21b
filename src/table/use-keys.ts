import { useEffect } from 'react'
import { useHost } from '../ui/host'
import { late } from '../ui/lazy-part'

/** The list's own keys, which come with the first key that is pressed on the page. */
export function useKeys(isSlashOff: boolean | undefined): void {
  const host = useHost()
  useEffect(() => {
    const life = new AbortController()
    const { signal } = life
    const bring = (first: KeyboardEvent) =>
      void late(host, async () =>
        (await import('./lazy/keys')).listen(host.root, !isSlashOff, signal, first),
      )
    addEventListener('keydown', bring, { once: true, signal })
    return () => life.abort()
  }, [host, isSlashOff])
}
