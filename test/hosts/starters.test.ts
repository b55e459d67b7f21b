import type { APIResponse, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test as base } from 'vitest'
import { toastOf } from '../pages/account'
import { rowOf } from '../pages/company-lists'
import { chooseInRow, savedTitles } from '../pages/dashboard'
import { allow, axe, closePages, newPage, shot } from '../pages/support'
import { answerOf, ask, tokenOf, type Extras } from './asking'
import { photo } from './photo'
import { hasSqlite, start, starters, type Starter } from './starters'

const names = Object.keys(starters) as (keyof typeof starters)[]
const JOBS = ['UT Technician', 'Radiographer <Level II>', 'Rope Access Inspector']

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

afterEach(async () => {
  expect(await closePages()).toEqual([])
})

describe.for(names)('the starter for %s', name => {
  const test = base.skipIf(name === 'hono' && !hasSqlite)
  let host: Starter

  // each has a site of its own: what one changes, the next does not find
  beforeEach(async () => {
    host = await start(name)
  })
  afterEach(() => host.stop())

  async function enter(): Promise<Page> {
    const page = await newPage()
    await page.goto(`${host.origin}/`)
    await page.waitForURL('**/user-sign-in')
    await page.getByLabel('Email').fill(host.email)
    await page.getByLabel('Password').fill(host.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${host.origin}/`)
    return page
  }

  test('a visitor changes each thing, and finds it so when the page is read again', async () => {
    const page = await enter()
    await expect.poll(() => savedTitles(page)).toEqual(JOBS)
    expect(await axe(page)).toEqual([])
    await shot(page, `hosts/${name}-1280`)
    await page.setViewportSize({ width: 375, height: 812 })
    await shot(page, `hosts/${name}-375`)

    await chooseInRow(page, JOBS[0]!, 'Remove')
    await toastOf(page, 'Bookmark removed.').waitFor()
    await page.getByRole('link', { name: 'Your preferences' }).click()
    const follow = page.getByRole('button', { name: 'Courses', exact: true })
    await follow.click()
    await page.getByRole('button', { name: 'Save' }).click()
    await toastOf(page, 'Your Preferences Saved').waitFor()
    await follow.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Your photo' }).click()
    await page.getByLabel('Upload').setInputFiles(photo)
    await page.getByRole('button', { name: 'Save Photo' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
    await shot(page, `hosts/${name}-photo-375`)

    const { 'content-security-policy': policy } = (await page.reload())!.headers()
    expect(policy).toMatch(host.scripts)
    await expect.poll(() => savedTitles(page)).toEqual(JOBS.slice(1))
    await page.getByRole('link', { name: 'Your preferences' }).click()
    await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true')
    const { profile_image } = (await answerOf(page, 'getProfile')) as { profile_image: string }
    const stored = await page.request.get(new URL(profile_image, host.origin).href)
    expect(stored.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    })

    await page.goto(`${host.origin}/company/services`)
    const published = rowOf(page, 'Drone survey').getByRole('switch')
    await published.click()
    await expect.poll(() => published.getAttribute('aria-busy')).toBeNull()
    await shot(page, `hosts/${name}-services-375`)
    await page.reload()
    await expect.poll(() => published.getAttribute('aria-checked')).toBe('true')
  })

  test('its answers fit the contract, and nobody’s session gets none', async () => {
    const [page, nobody] = [await enter(), await newPage()]
    await nobody.goto(`${host.origin}/user-sign-in`)
    for (const call of READS) {
      await answerOf(page, call)
      expect(await refusalOf(await ask(nobody, call)), call).toBe(401)
    }
    for (const [call, extras] of changes) {
      const signed = { ...extras, headers: await tokenOf(nobody) }
      expect(await refusalOf(await ask(nobody, call, signed)), call).toBe(401)
    }
  })

  test('a change is refused without the token, to another account, and where it does not fit', async () => {
    const page = await enter()
    const headers = await tokenOf(page)
    const before = await Promise.all(READS.map(call => answerOf(page, call)))
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
    expect(await Promise.all(READS.map(call => answerOf(page, call)))).toEqual(before)
  })

  test('a session’s cookie is kept from scripts and other sites, and passwords are not guessed', async () => {
    const page = await enter()
    const [session] = (await page.context().cookies()).filter(({ name }) => /session/.test(name))
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/user-sign-in')
    expect((await ask(page, 'getProfile')).status()).toBe(401)
    allow(page, /429/)
    for (let tries = 0; tries < 6; tries++) {
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByLabel('Password').fill('guess')
      await page.getByRole('button', { name: 'Sign in' }).click()
      const said = tries < 5 ? 'Email or password is wrong.' : 'Too many attempts.'
      await page.getByText(said).waitFor()
    }
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

/** The status of a refusal, which says why in JSON. */
async function refusalOf(answer: APIResponse): Promise<number> {
  expect(answer.headers()['content-type']).toMatch(/^application\/json/)
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
  return answer.status()
}
