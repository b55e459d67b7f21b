import * as v from 'valibot'
import { defineCall, type AnswerOf } from './call'
import { oneOf } from './forms'
import { after, isObject, object, optional, rows } from './reading'
import { day, id, inData, optionalAmount, text, toDay, toFlag, words } from './shapes'

/** 2 asks for all, 0 for the bookmarked, 1 for the applied or registered (R86). */
const query = v.object({ is_applied: oneOf(2, 0, 1) })

/** When the user applied or registered; `null` where the description has a falsy value (R93). */
const application = after(
  given => {
    if (isObject(given) && given.created_at) return { date: given.created_at }
    const isApplied = /^(yes|applied|registered)$/i.test(`${given as string}`) || toFlag(given)
    if (isApplied === undefined) return given
    return isApplied ? { date: toDay(given) } : null
  },
  optional(object({ date: day })),
)

/** Reads the jobs that the user bookmarked or applied for (R87, R93). */
export const getSavedJobs = defineCall({
  method: 'GET',
  path: '/api/v2/user/get-saved-job',
  query,
  answer: inData(
    rows(
      object({
        id,
        job_title: words,
        job_slug: text,
        job_company_name: text,
        is_applied: application,
        company_profile: optional(object({ company_logo: text })),
      }),
    ),
  ),
})

/** Reads the courses that the user bookmarked or registered for (R88, R94). */
export const getSavedCourses = defineCall({
  method: 'GET',
  path: '/api/v2/user/get-saved-course',
  query,
  answer: inData(
    rows(
      object({
        id,
        course_slug: text,
        course_name: words,
        course_location: text,
        course_provider: text,
        rating: optionalAmount,
        is_applied: application,
        list_page_mobile_image: text,
        list_page_mobile_image_webp: text,
      }),
    ),
  ),
})

/** Which saved rows to show (R86). */
export type SavedFilter = v.InferOutput<typeof query>['is_applied']

/** A job that the user bookmarked or applied for (R93). */
export type SavedJob = AnswerOf<typeof getSavedJobs>[number]

/** A course that the user bookmarked or registered for (R94). */
export type SavedCourse = AnswerOf<typeof getSavedCourses>[number]
