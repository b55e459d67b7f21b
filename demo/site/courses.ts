import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { type Course, findCourse, listCourses } from '../db/queries/courses'
import { keyOf } from '../db/queries/pages'
import { setCourseBookmark } from '../db/queries/saved'
import { answerBookmark } from './bookmarks'
import { lastPageUrl, pagerOf, readAsked } from './lists'
import { seekerId } from './seeker'
import { courseData } from './structured-data'
import { view } from './view'

const PATH = '/ndt-courses'

/** `/ndt-courses`: the list, a course, and its bookmark. */
export const courses = new Hono<Env>()
  .get('/', async c => {
    const asked = readAsked(c)
    const found = await listCourses(c.get('db'), { ...asked, userId: seekerId(c) })
    const last = lastPageUrl(PATH, asked, found.total)
    if (last) return c.redirect(last)
    return view(c, 'list', {
      title: 'NDT Courses',
      searchLabel: 'Course, provider or place',
      row: '/parts/course-row',
      as: 'course',
      items: found.items,
      pager: pagerOf(PATH, asked, found),
    })
  })
  .get('/:slug', async c => {
    const course = await findCourse(c.get('db'), keyOf(c.req.param('slug')), seekerId(c))
    if (!course) return c.notFound()
    const data = courseData(course, c.get('origin'))
    return view(c, 'course', { course, price: priceOf(course), data })
  })
  .post('/:id{[0-9]{1,9}}/bookmark', c => answerBookmark(c, setCourseBookmark))

function priceOf({ price, currency }: Course): string {
  if (price === null) return ''
  if (!currency) return price.toLocaleString('en')
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return price.toLocaleString('en', options)
}
