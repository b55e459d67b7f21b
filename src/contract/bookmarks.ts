import * as v from 'valibot'
import { defineCall } from './call'
import { oneOf } from './forms'
import { id } from './shapes'

/** Removes a job's bookmark with `is_bookmarked` 1, and sets it with 0, as Undo does (R100, Q2). */
export const bookmarkJob = defineCall({
  method: 'POST',
  path: '/api/v2/job-bookmark',
  encoding: 'form',
  body: v.object({ user_id: id, job_id: id, is_bookmarked: oneOf(1, 0) }),
  answer: v.unknown(),
})

/** Removes a course's bookmark with `is_bookmarked` 1, and sets it with 0 (R101, Q2). */
export const bookmarkCourse = defineCall({
  method: 'POST',
  path: '/api/v2/courses/bookmark',
  encoding: 'multipart',
  body: v.object({ user_id: id, course_id: id, is_bookmarked: oneOf(1, 0) }),
  answer: v.unknown(),
})
