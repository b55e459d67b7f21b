import { createMiddleware } from 'hono/factory'
import type { Env } from './env'
import { Refusal } from './refusal'

/** So many requests of one account a process works on at once: more than people and their browsers send. */
const MOST = 250

/** How many requests of each account are under way, by its number. */
const underWay = new Map<number, number>()

/** Keeps one account from taking a process for itself. Who is not signed in is not counted: nobody waits for strangers. */
export const limitAccounts = createMiddleware<Env>(async (c, next) => {
  const account = c.get('user')?.id
  if (account === undefined) return next()
  const before = underWay.get(account) ?? 0
  if (before >= MOST) throw new Refusal(429, 'Too many requests at once. Try again in a moment.', 1)
  underWay.set(account, before + 1)
  const end = () => {
    const left = underWay.get(account)! - 1
    if (left) underWay.set(account, left)
    else underWay.delete(account)
  }
  try {
    await next()
  } finally {
    // a file or an export is under way until its last byte is taken, or its reader is gone
    const outgoing = (c.env as Env['Bindings'] | undefined)?.outgoing
    if (!outgoing || outgoing.destroyed) end()
    else outgoing.once('close', end)
  }
})
