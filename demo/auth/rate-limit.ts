import type { Context } from 'hono'
import type { Env } from './env'

/** How often something may be tried, counted a key: an account and an address, say. */
export interface RateLimit {
  /** Counts one try; answers with the seconds to wait, or with 0 when it may go ahead. */
  take(key: string): number
  /** Does not count the last try of a key after all, since it succeeded. */
  giveBack(key: string): void
  /** Forgets all tries of a key. */
  clear(key: string): void
}

/** Keys kept before the ones whose time is over are swept out. */
const SWEEP_AT = 10_000

/** Allows `limit` tries a key within `minutes` of the first of them. */
export function createRateLimit(limit: number, minutes: number, now = Date.now): RateLimit {
  const tries = new Map<string, { count: number; until: number }>()

  function sweep() {
    for (const [key, { until }] of tries) if (until <= now()) tries.delete(key)
  }

  return {
    take(key) {
      if (tries.size >= SWEEP_AT) sweep()
      const current = tries.get(key)
      const entry =
        current && current.until > now() ? current : { count: 0, until: now() + minutes * 60_000 }
      entry.count += 1
      tries.set(key, entry)
      return entry.count > limit ? Math.ceil((entry.until - now()) / 1000) : 0
    },
    giveBack(key) {
      const entry = tries.get(key)
      if (entry) entry.count -= 1
    },
    clear: key => void tries.delete(key),
  }
}

/** The address that a request comes from. A proxy's headers are not believed. */
export function addressOf(c: Context<Env>): string {
  return c.env?.incoming?.socket.remoteAddress ?? 'local'
}
