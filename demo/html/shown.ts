import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sanitise } from './sanitise'

/** What stored texts are shown as, by their digests; undefined stands for a text that is safe as it is. */
const known = new Map<string, string | undefined>()
const MOST = 10_000

/**
 * A stored rich text as a page may show it. Each is sanitised once: a page may hold a hundred of 50,000
 * characters. Others are served between one that takes long and the next.
 */
export async function shownHtml(stored: string): Promise<string> {
  const digest = createHash('sha256').update(stored).digest('base64url')
  if (!known.has(digest)) {
    await nextTurn()
    const shown = sanitise(stored)
    if (known.size >= MOST) known.clear()
    known.set(digest, shown === stored ? undefined : shown)
  }
  return known.get(digest) ?? stored
}
