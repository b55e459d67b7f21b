import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { late, useHost, useStore, type SavedItem, type SavedKind } from '../../src/index'
import type { Going } from './saved-panel.store'

/** Removes bookmarks; what only a removal needs loads with the first one. */
export function useRemoval(kind: SavedKind) {
  const host = useHost()
  const [{ life, ...lists }] = useState(() => ({
    jobs: atom<Going>([]),
    courses: atom<Going>([]),
    life: new AbortController(),
  }))
  const $going = lists[kind]
  const going = useStore($going)
  const [failed, setFailed] = useState({ kind, words: '' })
  useEffect(() => () => life.abort(), [life])

  function remove(item: SavedItem) {
    return late(host, async () => {
      const { removeBookmark } = await import('./removal')
      const onFailed = (words: string) => setFailed({ kind, words })
      return removeBookmark({ host, kind, $going, signal: life.signal, onFailed }, item)
    })
  }

  return { going, remove, failed: failed.kind === kind ? failed.words : '' }
}
