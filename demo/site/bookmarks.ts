import type { Context } from 'hono'
import type { Env } from '../auth/env'
import { safeNext, signInUrl } from '../auth/next'
import { Refusal } from '../auth/refusal'
import type { Db } from '../db/database'
import { seekerId } from './seeker'

type SetBookmark = (db: Db, userId: number, id: number, bookmarked: boolean) => Promise<boolean>

/** Answers a bookmark form: saves or forgets, for the signed-in job seeker alone, and leads back. */
export async function answerBookmark(c: Context<Env>, setBookmark: SetBookmark): Promise<Response> {
  const { back, bookmarked } = await c.req.parseBody()
  const place = safeNext(String(back)) ?? '/'
  const userId = seekerId(c)
  if (userId === undefined) {
    if (c.get('user')) throw new Refusal(403, 'Only job seekers can save this.')
    return c.redirect(signInUrl(place), 303)
  }
  const found = await setBookmark(
    c.get('db'),
    userId,
    Number(c.req.param('id')),
    bookmarked === '1',
  )
  if (!found) throw new Refusal(404, 'This is no longer on offer.')
  return c.redirect(place, 303)
}
