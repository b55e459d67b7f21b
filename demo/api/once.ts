import type { Context } from 'hono'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import { beginOnce, forgetOnce, keepAnswer, keptAnswer } from '../db/queries/kept-answers'
import { logFailure } from '../log'

/** What is said of a change while the same one is under way; 503, as it may be tried again. */
const AT_WORK = new Refusal(503, 'This is being saved already. Please try again in a moment.')

/** The longest key that is kept. */
const LONGEST = 100

/**
 * Adds a thing of an account once for each `Idempotency-Key`: sent again, as the answer was lost on
 * the way, it gets the first one's answer. What was refused can be tried anew.
 */
export async function once<A>(c: Context<Env>, make: () => Promise<A>): Promise<A> {
  const { db, user } = c.var
  const key = c.req.header('idempotency-key')
  if (!key || key.length > LONGEST || !user) return make()
  const change = { userId: user.id, path: c.req.path, key }
  if (!(await beginOnce(db, change))) {
    const answer = await keptAnswer(db, change)
    if (!answer) throw AT_WORK
    return answer as A
  }
  let answer: A
  try {
    answer = await make()
  } catch (error) {
    await forgetOnce(db, change).catch(() => {})
    throw error
  }
  // it is made: who asks again is told to wait, and not given another one
  await keepAnswer(db, change, answer).catch((error: unknown) => logFailure(c, error as Error))
  return answer
}
