import pLimit from 'p-limit'

/** Does a piece of work when it is its turn, for whoever brings it: an account, an address. */
type InTurn = <T>(who: number | string | undefined, work: () => Promise<T>) => Promise<T>

/**
 * A line for what takes a processor's time, of which so many pieces are worked on at once. Everybody stands
 * in it with one piece at a time, so that whoever brings many lets all others go between them.
 */
export function lineOf(places: number): InTurn {
  const place = pLimit(places)
  /** The last piece of work of each that has any. */
  const last = new Map<number | string | undefined, Promise<unknown>>()
  return async (who, work) => {
    const before = last.get(who)
    const own = (async () => {
      await before?.catch(() => {})
      return place(work)
    })()
    last.set(who, own)
    try {
      return await own
    } finally {
      if (last.get(who) === own) last.delete(who)
    }
  }
}
