// @vitest-environment node
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { savedCourses } from '../../demo/db/queries/saved'
import { courseRegistrations, courses } from '../../demo/db/schema'
import { amaraOf, useVisitors } from './visited-site'

const site = useVisitors()
const slug = 'ut-level-i'
const page = `/ndt-courses/${slug}`

const courseOf = async () =>
  (await site.db.select().from(courses).where(eq(courses.slug, slug)))[0]!
const send = async (who: 'amara' | 'ingrid' | 'guest', registered: '0' | '1', fields = {}) =>
  site[who].post(`/ndt-courses/${(await courseOf()).id}/registration`, {
    back: page,
    registered,
    ...fields,
  })
const rows = async () => {
  const { id } = await courseOf()
  return site.db.select().from(courseRegistrations).where(eq(courseRegistrations.courseId, id))
}
const shown = async () => {
  const { id } = await amaraOf(site)
  return (await savedCourses(site.db, id, 1)).some(({ course_slug }) => course_slug === slug)
}

test('a job seeker registers, sees it on the page and among what is saved, and can leave', async () => {
  expect(await site.amara.text(page)).toContain('name="registered" value="1">Register</button>')
  expect(await shown()).toBe(false)
  const answer = await send('amara', '1')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
  expect(await site.amara.text(page)).toMatch(
    /Registered on <time[^>]+>\d\d-\d\d-\d{4}<[^]+Cancel registration/,
  )
  expect(await shown()).toBe(true)
  await send('amara', '0')
  expect(await shown()).toBe(false)
  expect(await site.amara.text(page)).not.toContain('Registered on')
})

test('two presses make one registration, of the first moment', async () => {
  await Promise.all([send('amara', '1'), send('amara', '1')])
  const [first] = await rows()
  await send('amara', '1')
  expect(await rows()).toEqual([first])
  await Promise.all([send('amara', '0'), send('amara', '0')])
  expect(await rows()).toEqual([])
})

test('nobody signs in first, a company cannot, and a form without its token does nothing', async () => {
  const answer = await send('guest', '1')
  expect(answer.headers.get('location')).toBe(`/user-sign-in?next=${encodeURIComponent(page)}`)
  expect(await site.guest.text(page)).toContain(
    `href="/user-sign-in?next=${encodeURIComponent(page)}"`,
  )
  expect((await send('ingrid', '1')).status).toBe(403)
  expect(await site.ingrid.text(page)).not.toContain('>Register<')
  expect((await send('amara', '1', { _token: 'made.up' })).status).toBe(419)
  expect((await send('amara', '1', { back: '//elsewhere.example' })).headers.get('location')).toBe(
    '/',
  )
  await send('amara', '0')
  const gone = await site.amara.post('/ndt-courses/999999/registration', { registered: '1' })
  expect(gone.status).toBe(404)
  expect(await rows()).toEqual([])
})

test('a course that has begun takes nobody and lets nobody go', async () => {
  const { id, startsOn } = await courseOf()
  const begin = (day: string) =>
    site.db.update(courses).set({ startsOn: day }).where(eq(courses.id, id))
  await begin(new Date().toISOString().slice(0, 10))
  expect(await site.amara.text(page)).toContain('Registration has closed')
  const refused = await send('amara', '1')
  expect(refused.status).toBe(409)
  expect(await refused.text()).toMatch(/<h1[^>]*>This cannot be done now/)
  expect(await rows()).toEqual([])
  await begin(startsOn)
})
