import type { APIResponse, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { check } from '../../cli/check/check'
import { newPage } from '../pages/support'
import { ask, tokenOf, type Extras } from './asking'
import { eachStarter } from './visits'

const READS = [
  'getProfile',
  'getSavedJobs',
  'getSavedCourses',
  'getPreferenceOptions',
  'getPreferences',
  'getServices',
] as const
const CHANGES = {
  bookmarkJob: { form: { user_id: 7, job_id: 2, is_bookmarked: 1 } },
  updatePreferences: { data: { preferences: [] } },
  toggleService: {},
  updateProfileImage: { multipart: { profile_image_deleted: '1' } },
} satisfies Record<string, Extras>
const changes = Object.entries(CHANGES) as [keyof typeof CHANGES, Extras][]

eachStarter(({ at, enter }) => {
  test('the checker finds nothing wrong, and nobody’s session changes nothing', async () => {
    const [page, nobody] = [await enter(), await newPage()]
    const cookies = await page.context().cookies()
    const report = await check({
      url: page.url(),
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      write: true,
      only: [...READS, ...changes.map(([call]) => call)],
    })
    expect(report.results.filter(({ state }) => state !== 'fits')).toEqual([])

    await nobody.goto(at('/user-sign-in'))
    for (const [call, extras] of changes) {
      const signed = { ...extras, headers: await tokenOf(nobody) }
      expect(await refusalOf(await ask(nobody, call, signed)), call).toBe(401)
    }
  })

  test('a list is filtered by day, as its table sends it', async () => {
    const page = await enter()
    const total = async (query: string) => {
      const answer = await page.request.get(at(`/api/v2/company/service?page=1&limit=10&${query}`))
      return ((await answer.json()) as { meta: { pagination: { total: number } } }).meta.pagination
        .total
    }
    const all = await total('')
    expect(await total('from_date=31-01-1990&to_date=01-01-2090')).toBe(all)
    expect(await total('from_date=01-01-2090')).toBe(0)
    expect(await total('to_date=31-01-1990')).toBe(0)
  })

  test('a change is refused without the token, to another account, and where it does not fit', async () => {
    const page = await enter()
    const headers = await tokenOf(page)
    const before = await readAll(page)
    for (const [call, extras] of changes) {
      expect([403, 419], call).toContain(await refusalOf(await ask(page, call, extras)))
      const others = { ...extras, headers: { ...headers, 'X-NDT-Account': '8' } }
      const refused = await ask(page, call, others)
      expect(await refusalOf(refused), call).toBe(409)
      expect(await refused.json()).toMatchObject({ code: 'account_changed' })
    }
    const unfit = { updatePreferences: { data: { preferences: [99] } }, updateProfileImage: script }
    for (const [call, extras] of Object.entries(unfit)) {
      const refused = await ask(page, call as keyof typeof unfit, { ...extras, headers })
      expect(await refusalOf(refused), call).toBe(422)
      expect(Object.keys((await refused.json()).errors)).toHaveLength(1)
    }
    expect(await refusalOf(await ask(page, 'toggleService', { headers }, 99))).toBe(404)
    expect(await readAll(page)).toEqual(before)
  })
})

/** A page that says that it is a picture. */
const script: Extras = {
  multipart: {
    profile_image: {
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    },
  },
}

/** All that can be read. */
function readAll(page: Page): Promise<unknown[]> {
  return Promise.all(READS.map(async call => (await ask(page, call)).json()))
}

/** The status of a refusal, which says why in JSON. */
async function refusalOf(answer: APIResponse): Promise<number> {
  expect(answer.headers()['content-type']).toMatch(/^application\/json/)
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
  return answer.status()
}
