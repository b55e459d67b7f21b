import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { $user, texts, toast, useHost, useStore, type SavedKind } from '../../src/index'
import type { createRemovals } from './saved-panel.store'

/** Milliseconds that the toast stays (R102). */
const TOAST = 3000

const english = { removed: 'Bookmark removed.', undo: 'Undo', close: 'Close' }

type Removals = ReturnType<typeof createRemovals>

/**
 * Removes bookmarks with a toast that can undo it; a failure is reported, and not more (R103).
 *
 * What only a removal needs loads with the first one.
 */
export function useRemoval(kind: SavedKind) {
  const host = useHost()
  const [{ life, ...lists }] = useState(() => ({
    jobs: atom<readonly number[]>([]),
    courses: atom<readonly number[]>([]),
    life: new AbortController(),
  }))
  const $going = lists[kind]
  const going = useStore($going)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => () => life.abort(), [life])

  async function attempt(change: (removals: Removals) => Promise<void>): Promise<boolean> {
    setFailed(false)
    try {
      const userId = $user.get()?.id
      if (!userId) throw new Error('The page does not say who is signed in: <meta name="user">.')
      const { createRemovals } = await import('./saved-panel.store')
      await change(createRemovals({ kind, userId, $going, signal: life.signal }))
      return true
    } catch (error) {
      host.report(error, 'save')
      setFailed(true)
      return false
    }
  }

  async function remove(id: number) {
    if (!(await attempt(removals => removals.remove(id)))) return
    const t = texts('saved-panel', english)
    const run = () => void attempt(removals => removals.undo(id))
    await toast({
      message: t.removed,
      duration: TOAST,
      action: { label: t.undo, run },
      closeLabel: t.close,
    }).catch(error => host.report(error, 'load'))
  }

  return { going, remove, hasFailed }
}
