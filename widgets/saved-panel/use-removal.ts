import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { useHost, useStore, type SavedKind } from '../../src/index'

/** Removes bookmarks; what only a removal needs loads with the first one. */
export function useRemoval(kind: SavedKind) {
  const host = useHost()
  const [{ life, ...lists }] = useState(() => ({
    jobs: atom<readonly number[]>([]),
    courses: atom<readonly number[]>([]),
    life: new AbortController(),
  }))
  const $going = lists[kind]
  const going = useStore($going)
  const [hasFailed, onFailed] = useState(false)
  useEffect(() => () => life.abort(), [life])

  async function remove(id: number) {
    try {
      const { removeBookmark } = await import('./removal')
      await removeBookmark({ host, kind, $going, signal: life.signal, onFailed }, id)
    } catch (error) {
      host.report(error, 'load')
    }
  }

  return { going, remove, hasFailed }
}
