import type { Hono } from 'hono'
import { bookmarkCourse, bookmarkJob, getSavedCourses, getSavedJobs } from '../../src/contract'
import type { Env, User } from '../auth/env'
import { Refusal } from '../auth/refusal'
import { asId } from '../db/queries/pages'
import { savedCourses, savedJobs, setCourseBookmark, setJobBookmark } from '../db/queries/saved'
import { serve } from './serve'

const role = 'user'

/** Serves the saved jobs and courses, and their bookmarks (R87, R88, R100, R101). */
export function serveSaved(app: Hono<Env>): void {
  serve(
    app,
    getSavedJobs,
    async ({ db, user, query }) => ({ data: await savedJobs(db, user.id, query.is_applied) }),
    { role },
  )
  serve(
    app,
    getSavedCourses,
    async ({ db, user, query }) => ({ data: await savedCourses(db, user.id, query.is_applied) }),
    { role },
  )
  serve(
    app,
    bookmarkJob,
    async ({ db, user, body }) => {
      refuseOthers(user, body.user_id)
      const id = asId(body.job_id)
      const isKnown = id && (await setJobBookmark(db, user.id, id, isWanted(body)))
      if (!isKnown) throw new Refusal(404, 'There is no such job.')
      return outcome(body)
    },
    { role },
  )
  serve(
    app,
    bookmarkCourse,
    async ({ db, user, body }) => {
      refuseOthers(user, body.user_id)
      const id = asId(body.course_id)
      const isKnown = id && (await setCourseBookmark(db, user.id, id, isWanted(body)))
      if (!isKnown) throw new Refusal(404, 'There is no such course.')
      return outcome(body)
    },
    { role, encodings: ['form', 'multipart'] },
  )
}

function refuseOthers(user: User, userId: number): void {
  if (userId !== user.id) throw new Refusal(403, 'This action is unauthorized.')
}

/** `is_bookmarked` tells what is so now: 1 removes the bookmark, 0 sets it (Q2). */
const isWanted = ({ is_bookmarked }: { is_bookmarked: 0 | 1 }) => is_bookmarked === 0

const outcome = (body: { is_bookmarked: 0 | 1 }) => ({
  message: isWanted(body) ? 'Bookmark saved.' : 'Bookmark removed.',
})
