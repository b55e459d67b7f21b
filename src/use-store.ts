import type { ReadableAtom } from 'nanostores'
import { useLayoutEffect, useState } from 'react'

/**
 * A store's value, and a render whenever it changes.
 *
 * Our own, as nanostores' hook listens once the page was painted, which takes a slow device more than the
 * second after which a store that nobody listens to lets go: what it reads was given up, and asked for again.
 */
export function useStore<T>($store: ReadableAtom<T>): T {
  const [, see] = useState(() => $store.get())
  useLayoutEffect(() => {
    see(() => $store.get())
    return $store.listen(value => see(() => value))
  }, [$store])
  return $store.get()
}
