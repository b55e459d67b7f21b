import { TransactionRollbackError } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Db } from '../db/database'
import { hashLike } from '../db/password'
import { confirmEmail, lockAddress } from '../db/queries/addresses'
import { dropLinks, takeLink } from '../db/queries/links'
import { destroyOtherSessions } from '../db/queries/sessions'
import { checkPassword, replacePassword } from '../db/queries/users'
import type { AccountMails } from '../mail/accounts'
import type { Env, User } from './env'
import { createRateLimit } from './rate-limit'

const tries = createRateLimit('password change', 10, 15)

/** How a change went: done, the current password was wrong, or not yet: seconds to wait. */
export type Change = 'done' | 'incorrect' | number

/** Changes the password of who is signed in. Every other session of the account ends (R127, Q41). */
export async function changePassword(
  c: Context<Env>,
  user: User,
  mails: AccountMails,
  { current, password }: { current: string; password: string },
): Promise<Change> {
  const db = c.get('db')
  const wait = await tries.take(db, String(user.id))
  if (wait > 0) return wait
  const oldHash = await checkPassword(db, user.id, current)
  if (!oldHash) return 'incorrect'
  const by = { session: c.get('session').token }
  const isDone = await setPassword(db, user.id, oldHash, password, by, async tx => {
    await tries.clear(tx, String(user.id))
    await mails.passwordChanged(c, user, tx)
  })
  if (!isDone) return 'incorrect'
  mails.send(c)
  return 'done'
}

/**
 * By what a password is changed: a session, which goes on, or a link, which is used up, and confirms the
 * address that it came by.
 */
type By = { session: string } | { link: string }

/**
 * Puts a password in the place of another, and ends what the old one opened: every other session, and the
 * links that would reset it; `also` is done along with it. False when another change or another use of the
 * link came first: nothing is done then.
 */
export async function setPassword(
  db: Db,
  userId: number,
  oldHash: string,
  password: string,
  by: By,
  also: (tx: Db) => Promise<void> = async () => {},
): Promise<boolean> {
  // before the transaction: no connection waits for the line of those who hash
  const newHash = await hashLike(oldHash, password)
  const change = db.transaction(async tx => {
    if ('link' in by) await lockAddress(tx, userId)
    if (!(await replacePassword(tx, userId, oldHash, newHash))) return false
    if ('link' in by && !(await takeLink(tx, by.link, 'reset'))) return tx.rollback()
    if ('link' in by) await confirmEmail(tx, userId)
    await destroyOtherSessions(tx, userId, 'session' in by ? by.session : undefined)
    await dropLinks(tx, userId, 'reset')
    await also(tx)
    return true
  })
  return change.catch((error: unknown) => {
    if (error instanceof TransactionRollbackError) return false
    throw error
  })
}
