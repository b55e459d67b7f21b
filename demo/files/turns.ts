import pLimit from 'p-limit'

/** Pictures are opened beside the server's thread: one that takes long holds up no other, and two no core. */
const places = pLimit(2)

/** The last piece of work of each account that has any. */
const last = new Map<number | undefined, Promise<unknown>>()

/**
 * Does what takes a processor's time when it is its turn. An account stands in the line for a place with
 * one piece of work at a time, so that whoever brings many lets every other account go between them.
 */
export async function inTurn<T>(account: number | undefined, work: () => Promise<T>): Promise<T> {
  const before = last.get(account)
  const own = (async () => {
    await before?.catch(() => {})
    return places(work)
  })()
  last.set(account, own)
  try {
    return await own
  } finally {
    if (last.get(account) === own) last.delete(account)
  }
}
