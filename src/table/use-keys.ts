import { useEffect } from 'react'
import { useHost } from '../ui/host'
import { late } from '../ui/lazy-part'

/** The list's own keys, which come with the first key that is pressed on the page. */
export function useKeys(isSlashOff: boolean | undefined): void {
  const host = useHost()
  useEffect(() => {
    const life = new AbortController()
    const { signal } = life
    const hasSlash = !isSlashOff
    const bring = (first: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = first
      const isFree = !(defaultPrevented || ctrlKey || metaKey || altKey)
      // once they are here, Firefox has begun a search of its own, and ArrowUp or ArrowDown has scrolled the page
      const isOurs =
        isFree &&
        (key === '/'
          ? hasSlash && target === document.body
          : /w[UD]/.test(key) && host.root.activeElement?.closest('tr[id]'))
      if (isOurs) first.preventDefault()
      const act = () =>
        import('./lazy/keys').then(
          keys => keys.listen(host.root, hasSlash, signal, isFree && first),
          error => {
            atNextKey()
            // who pressed another key has lost nothing
            if (isOurs) throw error
          },
        )
      void late(host, act)
    }
    const atNextKey = () => addEventListener('keydown', bring, { once: true, signal })
    atNextKey()
    return () => life.abort()
  }, [host, isSlashOff])
}
