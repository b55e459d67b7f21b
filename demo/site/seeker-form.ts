import type { Context } from 'hono'
import type { Env } from '../auth/env'
import { safeNext, signInUrl } from '../auth/next'
import { Refusal } from '../auth/refusal'
import { seekerId } from './seeker'

/** Saves what a form says of the row with a number; false if there is no such row. */
type Save = (userId: number, id: number, form: Record<string, unknown>) => Promise<boolean>

/** Answers a form that saves something for the signed-in job seeker alone, and leads back. */
export async function answerSeeker(c: Context<Env>, save: Save): Promise<Response> {
  const form = await c.req.parseBody()
  const place = safeNext(String(form['back'])) ?? '/'
  const userId = seekerId(c)
  if (userId === undefined) {
    if (c.get('user')) throw new Refusal(403, 'Only job seekers can save this.')
    return c.redirect(signInUrl(place), 303)
  }
  if (!(await save(userId, Number(c.req.param('id')), form))) {
    throw new Refusal(
      404,
      'It may have closed or been taken back.',
      undefined,
      'This is no longer on offer',
    )
  }
  return c.redirect(place, 303)
}
