import type { WritableAtom } from 'nanostores'
import { SAVED_ROWS, savedList, setBookmark, type SavedKind } from '../../src/index'

/** Milliseconds from a removal to the refetch that drops the row (R102). */
const REFETCH_AFTER = 2000

/** What a removal works on. */
export interface Removing {
  kind: SavedKind
  userId: number
  /** The ids of the rows whose bookmarks are on their way out. */
  $going: WritableAtom<readonly number[]>
  /** Aborts when the panel leaves the page; nothing is asked for after that. */
  signal: AbortSignal
  /** Reads the list again. */
  read: () => Promise<void>
}

/** Removes bookmarks of one list, and sets them again. */
export function createRemovals({ kind, userId, $going, signal, read }: Removing) {
  function stay(id: number) {
    $going.set($going.get().filter(other => other !== id))
  }

  /** Asks for the lists again; a row that came back, as an applied one does (Q28), stands as before. */
  async function settle(id: number) {
    await read()
    const lists = SAVED_ROWS.map(rows => savedList(kind, rows))
    const isUnread = ({ error, loading }: { error?: unknown; loading: boolean }) => error || loading
    const unread = lists.find(list => list.lc > 0 && isUnread(list.get()))
    if (!unread) return stay(id)
    // what it has is what it had before, as where another read took the place of this one: it stays struck until the
    // list is read after all
    const stop = unread.listen(list => {
      if (isUnread(list)) return
      stop()
      stay(id)
    })
    signal.addEventListener('abort', stop)
  }

  /** Strikes the row at once; it comes back if the server refuses, and the ApiError is thrown. */
  async function remove(id: number) {
    $going.set([...$going.get(), id])
    try {
      await setBookmark(kind, userId, id, false)
    } catch (error) {
      stay(id)
      throw error
    }
    const timer = setTimeout(() => $going.get().includes(id) && void settle(id), REFETCH_AFTER)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  /** Sets the bookmark again, also after its row is gone; throws an ApiError. */
  async function undo(id: number) {
    await setBookmark(kind, userId, id, true)
    stay(id)
    await read()
  }

  return { remove, undo }
}
