import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * A store's value, and a render whenever it changes.
 *
 * Our own, as nanostores' hook also listens to single keys, which costs every page 0.2 kB.
 */
export function useStore<T>($store: ReadableAtom<T>): T {
  const subscribe = useCallback((onChange: () => void) => $store.listen(onChange), [$store])
  return useSyncExternalStore(subscribe, () => $store.get())
}
