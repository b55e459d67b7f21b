import { tryGetContext } from 'hono/context-storage'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import type { Db } from './database'

/**
 * How many transactions of one account are under way at once in a process. Those that change the same row
 * wait for each other and hold a connection meanwhile: of ten, an account has no more than these.
 */
const SHARE = 3
/** Milliseconds that one waits for its turn: less than a connection may say nothing, whose end frees it. */
const PATIENCE = 9000
const TOO_MUCH = new Refusal(
  503,
  'Too much is being saved at once. Please try again in a moment.',
  1,
)

/** Keeps one account's transactions from taking all connections; others, and all who read, go on. */
export function shareOut(db: Db): Db {
  const shares = new Map<number, LimitFunction>()
  const begin = db.transaction.bind(db)
  db.transaction = async (...given) => {
    const account = tryGetContext<Env>()?.get('user')?.id
    if (account === undefined) return begin(...given)
    const share = shares.get(account) ?? pLimit(SHARE)
    shares.set(account, share)
    const came = performance.now()
    try {
      return await share(() => {
        if (performance.now() - came < PATIENCE) return begin(...given)
        throw TOO_MUCH
      })
    } finally {
      if (!share.activeCount && !share.pendingCount) shares.delete(account)
    }
  }
  return db
}
