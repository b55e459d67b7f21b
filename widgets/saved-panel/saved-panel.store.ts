import type { WritableAtom } from 'nanostores'
import { SAVED_ROWS, savedList, setBookmark, type SavedItem, type SavedKind } from '../../src/index'

/** Milliseconds from a removal to the refetch that drops the row (R102). */
const REFETCH_AFTER = 2000

/** What is on its way out: by its id in all lists, then as it stands in those that were not read since. */
export type Going = readonly (number | SavedItem)[]

/** What a removal works on. */
export interface Removing {
  kind: SavedKind
  userId: number
  /** The rows whose bookmarks are on their way out. */
  $going: WritableAtom<Going>
  /** Aborts when the panel leaves the page; nothing is asked for after that. */
  signal: AbortSignal
  /** Reads the list again. */
  read: () => Promise<void>
}

/** What waits for a row to leave a list that was read again, by the rows on their way out of it. */
const waiting = new WeakMap<Removing['$going'], Map<number, AbortController>>()

/** Removes bookmarks of one list, and sets them again. */
export function createRemovals({ kind, userId, $going, signal, read }: Removing) {
  const waits = waiting.get($going) ?? new Map<number, AbortController>()
  waiting.set($going, waits)

  function strike(id: number, rows: Going) {
    $going.set([
      ...$going.get().filter(row => (typeof row === 'number' ? row : row.id) !== id),
      ...rows,
    ])
  }

  function stay(id: number) {
    waits.get(id)?.abort()
    strike(id, [])
  }

  /** Asks for the lists again; a row that came back, as an applied one does (Q28), stands as before. */
  async function settle(id: number, wait: AbortSignal) {
    const known = SAVED_ROWS.map(rows => savedList(kind, rows))
      .map(list => ({ list, before: list.value?.data }))
      .filter(({ before }) => before)
    await read()
    if (wait.aborted) return
    // what a list has is what it had before, as where another read took the place of this one, or the visitor went to
    // another list meanwhile: the row stays struck there until it is read after all
    const isOld = ({ list, before }: (typeof known)[number]) => list.value?.data === before
    function check() {
      if (wait.aborted) return
      const old = known.filter(isOld)
      if (!old.length) return stay(id)
      strike(
        id,
        old.flatMap(({ before }) => before!.filter(row => row.id === id)),
      )
    }
    check()
    if (wait.aborted) return
    // whoever listens to a list that is out of view asks for it
    for (const { list } of known.filter(isOld)) wait.addEventListener('abort', list.listen(check))
  }

  /** Strikes the row at once; it comes back if the server refuses, and the ApiError is thrown. */
  async function remove(id: number) {
    // it may have come back in one list, and be waited for in another
    waits.get(id)?.abort()
    const wait = new AbortController()
    waits.set(id, wait)
    signal.addEventListener('abort', () => wait.abort())
    // it may have left as this loaded
    if (signal.aborted) wait.abort()
    strike(id, [id])
    try {
      await setBookmark(kind, userId, id, false)
    } catch (error) {
      stay(id)
      throw error
    }
    if (wait.signal.aborted) return
    const timer = setTimeout(() => void settle(id, wait.signal), REFETCH_AFTER)
    wait.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  /** Sets the bookmark again, also after its row is gone; throws an ApiError. */
  async function undo(id: number) {
    await setBookmark(kind, userId, id, true)
    stay(id)
    await read()
  }

  return { remove, undo }
}
