// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { getSavedJobs, readAnswer } from '../../src/contract'
import { jobApplications, jobBookmarks } from '../../demo/db/schema'
import { ask, useWorld, type Request } from './api-world'

const world = useWorld()

const get = (path: string, request?: Request) => ask(world.app, 'GET', path, request)
const post = (path: string, request?: Request) => ask(world.app, 'POST', path, request)

describe('saved jobs and courses', () => {
  const jobs = async (filter: number, as = world.ana) => {
    const { body } = await get(`/api/v2/user/get-saved-job?is_applied=${filter}`, { as })
    return readAnswer(getSavedJobs, body)
  }
  const titles = async (filter: number) => (await jobs(filter)).map(({ job_title }) => job_title)
  const job = (is_bookmarked: number, more: object = {}) => ({
    user_id: String(world.ana.id),
    job_id: String(world.jobs[0]!.id),
    is_bookmarked: String(is_bookmarked),
    ...more,
  })
  const bookmark = (form: Record<string, string>) =>
    post('/api/v2/job-bookmark', { as: world.ana, form })

  test('R86 R87 are filtered', async () => {
    const userId = world.ana.id
    const [ut, rt] = world.jobs
    await world.db.insert(jobBookmarks).values({ userId, jobId: ut!.id })
    await world.db.insert(jobApplications).values({
      userId,
      jobId: rt!.id,
      applicantName: 'Ana',
      applicantEmail: 'ana@example.com',
      contactNumber: '1',
    })
    expect(await titles(2)).toEqual(expect.arrayContaining(['UT Technician', 'RT Level II']))
    expect(await titles(0)).toEqual(['UT Technician'])
    expect(await titles(1)).toEqual(['RT Level II'])
    expect((await jobs(1))[0]!.is_applied?.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await jobs(2, world.bo)).toEqual([])
  })

  test.each(['', '?is_applied=', '?is_applied=3'])('R86 %j is refused', async query => {
    const { status, body } = await get(`/api/v2/user/get-saved-job${query}`, { as: world.ana })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['is_applied']])
  })

  test('R100 Q2 1 removes, 0 sets, and a repeat changes nothing', async () => {
    for (const [given, expected] of [
      [1, []],
      [1, []],
      [0, ['UT Technician']],
      [0, ['UT Technician']],
    ] as const) {
      expect((await bookmark(job(given))).status).toBe(200)
      expect(await titles(0)).toEqual(expected)
    }
  })

  test('R100 Q2 another user’s id is refused, and changes nothing', async () => {
    const { status } = await bookmark(job(1, { user_id: String(world.bo.id) }))
    expect([status, await titles(0)]).toEqual([403, ['UT Technician']])
  })

  test.each(['999999', '99999999999'])('R100 job %s does not exist', async job_id => {
    expect((await bookmark(job(1, { job_id }))).status).toBe(404)
  })

  test('R101 Q3 both bookmarks take both encodings of a form', async () => {
    const course = { user_id: String(world.ana.id), course_id: String(world.course.id) }
    for (const encoding of ['form', 'multipart'] as const) {
      for (const is_bookmarked of ['0', '1']) {
        const request = { as: world.ana, [encoding]: { ...course, is_bookmarked } }
        expect((await post('/api/v2/courses/bookmark', request)).status).toBe(200)
      }
      const request = { as: world.ana, [encoding]: job(0) }
      expect((await post('/api/v2/job-bookmark', request)).status).toBe(200)
    }
    const { body } = await get('/api/v2/user/get-saved-course?is_applied=2', { as: world.ana })
    expect(body).toEqual({ data: [] })
  })
})
