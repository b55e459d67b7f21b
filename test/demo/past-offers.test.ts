// @vitest-environment node
import { desc, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { courses, jobs } from '../../demo/db/schema'
import { findCourse, listCourses } from '../../demo/db/queries/courses'
import { useVisitors } from './visited-site'

const site = useVisitors()
const today = () => new Date().toISOString().slice(0, 10)

/** The newest job of a company of the portal, closed until the test is over. */
async function closedJob() {
  const [job] = await site.db.select().from(jobs).orderBy(desc(jobs.id)).limit(1)
  const close = (closesAt: Date | null) =>
    site.db.update(jobs).set({ closesAt }).where(eq(jobs.id, job!.id))
  await close(new Date(Date.now() - 60_000))
  onTestFinished(async () => void (await close(job!.closesAt)))
  return job!
}

test('a job that has closed is offered in no list, and its page says so', async () => {
  const { slug, title, companyId } = await closedJob()
  const link = `href="/ndt-jobs/${slug}"`
  for (const path of ['/', '/ndt-jobs', '/search', `/ndt-companies/${companyId}`]) {
    const page = await site.guest.text(`${path}?q=${encodeURIComponent(title)}&limit=100`)
    expect([path, page.includes(link)]).toEqual([path, false])
  }
  for (const visitor of [site.guest, site.amara]) {
    const page = await visitor.text(`/ndt-jobs/${slug}`)
    expect(page).toContain('Applications have closed')
    expect(page).not.toContain('Quick Apply')
  }
})

test('courses are offered from today on', async () => {
  const { items } = await listCourses(site.db)
  const { id, slug, startsOn, endsOn } = items[0]!
  const begin = (day: string) =>
    site.db.update(courses).set({ startsOn: day, endsOn: day }).where(eq(courses.id, id))
  onTestFinished(async () => {
    await site.db.update(courses).set({ startsOn, endsOn }).where(eq(courses.id, id))
  })
  const isListed = async () => (await site.guest.text('/ndt-courses')).includes(`/${slug}"`)
  await begin(today())
  expect(await isListed()).toBe(true)
  await begin('2020-02-03')
  expect(await isListed()).toBe(false)
  expect((await findCourse(site.db, { id }))?.id).toBe(id)
})
