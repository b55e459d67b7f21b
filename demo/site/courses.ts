import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import { type Course, findCourse, listCourses } from '../db/queries/courses'
import { keyOf } from '../db/queries/pages'
import { setRegistration } from '../db/queries/registrations'
import { setCourseBookmark } from '../db/queries/saved'
import { answerBookmark } from './bookmarks'
import { lastPageUrl, pagerOf, readAsked } from './lists'
import { answerPicture } from './pictures'
import { seekerId } from './seeker'
import { answerSeeker } from './seeker-form'
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
    const canRegister = !hasBegun(course)
    return view(c, 'course', { course, price: priceOf(course), data, canRegister })
  })
  .get('/:slug/picture.png', async c => {
    const course = await findCourse(c.get('db'), keyOf(c.req.param('slug')))
    if (!course) return c.notFound()
    return answerPicture(c, [course.name, course.provider, course.location])
  })
  .post('/:id{[0-9]{1,9}}/registration', c =>
    answerSeeker(c, async (userId, id, { registered }) => {
      const course = await findCourse(c.get('db'), { id })
      if (course && hasBegun(course)) throw BEGUN
      return !!course && setRegistration(c.get('db'), userId, id, registered === '1')
    }),
  )
  .post('/:id{[0-9]{1,9}}/bookmark', c => answerBookmark(c, setCourseBookmark))

const BEGUN = new Refusal(409, 'This course has begun. Ask its provider.')

/** Whether it is too late to register, by UTC's calendar. */
const hasBegun = ({ startsOn }: Course) => startsOn <= new Date().toISOString().slice(0, 10)

function priceOf({ price, currency }: Course): string {
  if (price === null) return ''
  if (!currency) return price.toLocaleString('en')
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return price.toLocaleString('en', options)
}
