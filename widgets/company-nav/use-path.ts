import { useEffect, useState } from 'react'
import { useHost } from '../../src/index'

/** The page's path, also where a router of its own leads on (R140): not every browser tells of that but Back. */
export function usePath(): string {
  const host = useHost()
  const [path, setPath] = useState(location.pathname)

  useEffect(() => {
    const life = new AbortController()
    const read = () => setPath(location.pathname)
    const { navigation } = window as { navigation?: EventTarget }
    navigation?.addEventListener('currententrychange', read, life)
    addEventListener('popstate', read, life)
    // a link of ours that the page took over, once it has led there
    host.root.addEventListener('click', () => setTimeout(read), life)
    return () => life.abort()
  }, [host])

  return path
}
