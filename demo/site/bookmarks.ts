import type { Context } from 'hono'
import type { Env } from '../auth/env'
import type { Db } from '../db/database'
import { answerSeeker } from './seeker-form'

type SetBookmark = (db: Db, userId: number, id: number, bookmarked: boolean) => Promise<boolean>

/** Answers a bookmark form: saves or forgets. */
export const answerBookmark = (c: Context<Env>, setBookmark: SetBookmark): Promise<Response> =>
  answerSeeker(c, (userId, id, { bookmarked }) =>
    setBookmark(c.get('db'), userId, id, bookmarked === '1'),
  )
