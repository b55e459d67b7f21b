import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { useHost, useStore, type SavedItem, type SavedKind } from '../../src/index'

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
  const [failed, onFailed] = useState('')
  useEffect(() => () => life.abort(), [life])

  async function remove(item: SavedItem) {
    try {
      const { removeBookmark } = await import('./removal')
      await removeBookmark({ host, kind, $going, signal: life.signal, onFailed }, item)
    } catch (error) {
      host.report(error, 'load')
    }
  }

  return { going, remove, failed }
}
