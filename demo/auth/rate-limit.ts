import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Db } from '../db/database'
import { idOf } from '../db/queries/sessions'
import { rateLimits } from '../db/schema'

/** How often something may be tried, counted a key: an account, an address. All processes count together. */
export interface RateLimit {
  /** Counts one try; answers with the seconds to wait, or with 0 when it may go ahead. */
  take(db: Db, key: string): Promise<number>
  /** Does not count the last try of a key after all, since it succeeded. */
  giveBack(db: Db, key: string): Promise<unknown>
  /** Forgets all tries of a key. */
  clear(db: Db, key: string): Promise<unknown>
}

/** Allows `limit` tries a key within `minutes` of the first of them; `name` says of what. */
export function createRateLimit(name: string, limit: number, minutes: number): RateLimit {
  const tries = (db: Db) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      points: limit,
      duration: minutes * 60,
      clearExpiredByTimeout: false,
    })
  // hashed, since a key may be an address that somebody typed
  return {
    async take(db, key) {
      const { consumedPoints, msBeforeNext } = await tries(db).penalty(idOf(key))
      return consumedPoints > limit ? Math.ceil(msBeforeNext / 1000) : 0
    },
    giveBack: (db, key) => tries(db).reward(idOf(key)),
    clear: (db, key) => tries(db).delete(idOf(key)),
  }
}

/** Seconds to wait, as people say them. */
export function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 60) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
