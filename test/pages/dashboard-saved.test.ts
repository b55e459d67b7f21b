import { expect, test } from 'vitest'
import {
  callsOf,
  CALLS,
  card,
  openDashboard,
  savedRow,
  savedTitles,
  showDashboard,
} from './dashboard'
import { allow, demo, listen } from './support'

const JOBS = [
  'Senior PAUT Technician',
  'NDT Level III, Ultrasonics',
  'Rope Access UT Technician',
  'Radiographic Interpreter',
  'Corrosion Mapping Lead',
]

/** 2026-11-14T09:00:00Z as a job seeker reads it. */
const dayOf = (date: string) => date.slice(0, 10).split('-').reverse().join('-')

test('R90 R95 a saved job has logo, title, company, the day of the application, and its link', async () => {
  const page = await openDashboard()
  const answer = await page.context().request.get(demo('/api/v2/user/get-saved-job?is_applied=2'))
  const { data } = (await answer.json()) as {
    data: { job_slug: string; is_applied: { date: string } | null }[]
  }
  expect(await savedTitles(page)).toEqual(JOBS)
  const applied = savedRow(page, 'Senior PAUT Technician')
  expect((await applied.innerText()).split(/\n+/).filter(line => !/^Actions/.test(line))).toEqual([
    'Senior PAUT Technician',
    'Northline Inspection',
    `Applied on ${dayOf(data[0]!.is_applied!.date)}`,
  ])
  const logo = applied.locator('img')
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await savedRow(page, 'Rope Access UT Technician').getByText('Applied on').count()).toBe(0)
  const link = applied.getByRole('link')
  expect(await link.getAttribute('href')).toBe(`/ndt-jobs/${data[0]!.job_slug}`)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Senior PAUT Technician' }).waitFor()
})

test('R91 Q111 a job’s menu removes and applies, a course’s removes; an application stays without one', async () => {
  const page = await openDashboard()
  const entries = async (title: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menu').waitFor()
    const all = await page.getByRole('menuitem').allTextContents()
    await page.keyboard.press('Escape')
    return all
  }
  expect(await entries('NDT Level III, Ultrasonics')).toEqual(['Quick Apply', 'Remove'])
  const applied = page.getByRole('button', { name: 'Actions for Senior PAUT Technician' })
  expect(await applied.count()).toBe(0)
  await page.getByRole('button', { name: 'Filter: All' }).click()
  await page.getByRole('menuitemradio', { name: 'Bookmarked' }).click()
  expect(await entries('Senior PAUT Technician')).toEqual(['Remove'])
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
  expect(await entries('TOFD Level II with exam')).toEqual(['Remove'])
})

test('R85 R86 R87 R88 kind and filter are switched, and asked for by their numbers', async () => {
  const page = await openDashboard()
  const calls = callsOf(page)
  const panel = card(page, 'Saved')
  const filter = async (from: string, to: string) => {
    await page.getByRole('button', { name: `Filter: ${from}` }).click()
    await page.getByRole('menuitemradio', { name: to }).click()
    await page.getByRole('button', { name: `Filter: ${to}` }).waitFor()
  }
  await filter('All', 'Bookmarked')
  await expect.poll(() => savedTitles(page)).toEqual(JOBS.filter(title => !/Radio/.test(title)))
  await filter('Bookmarked', 'Applied')
  await expect.poll(() => savedTitles(page)).toEqual([JOBS[0], JOBS[3]])

  await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
  await page.getByRole('button', { name: 'Filter: Registered' }).waitFor()
  await expect
    .poll(() => savedTitles(page))
    .toEqual(['PAUT Level II, plate and pipe', 'Weld inspection for engineers'])
  expect(await panel.getByText(/^Registered on \d\d-\d\d-\d{4}$/).count()).toBe(2)
  await filter('Registered', 'All')
  await expect.poll(async () => (await savedTitles(page)).length).toBe(4)
  expect(calls).toEqual([
    'GET /api/v2/user/get-saved-job?is_applied=0',
    'GET /api/v2/user/get-saved-job?is_applied=1',
    'GET /api/v2/user/get-saved-course?is_applied=1',
    'GET /api/v2/user/get-saved-course?is_applied=2',
  ])
})

test('R89 R92 R95 the panel leads on to the jobs or the courses, and a course to its page', async () => {
  const page = await openDashboard()
  const explore = card(page, 'Saved').getByRole('link', { name: /^Explore/ })
  expect(await explore.textContent()).toBe('Explore Jobs')
  expect(await explore.getAttribute('href')).toBe('/ndt-jobs')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
  await page.getByRole('link', { name: 'Explore Courses' }).waitFor()
  await savedRow(page, 'TOFD Level II with exam').getByRole('link').click()
  await page.waitForURL('**/ndt-courses/tofd-level-ii-with-exam')
  await page.goBack()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
  await page.getByRole('link', { name: 'Explore Courses' }).click()
  await page.getByRole('heading', { level: 1, name: /^NDT Courses/ }).waitFor()
})

test('R97 R99 each list that is empty says so, and leads to where it can be filled', async () => {
  const page = await openDashboard({ account: 'newcomer' })
  const errors = await listen(page, 'ndt-error')
  allow(page, /404/)
  await page.route(CALLS.jobs, route => route.fulfill({ status: 404, json: {} }))
  await showDashboard(page)
  const panel = card(page, 'Saved')
  for (const [kind, url, sentences] of [
    ['Jobs', '/ndt-jobs', ['Bookmarked or Applied Jobs', 'Bookmarked Jobs', 'Applied Jobs']],
    [
      'Courses',
      '/ndt-courses',
      ['Bookmarked or Registered Courses', 'Bookmarked Courses', 'Applied Courses'],
    ],
  ] as const) {
    await page.getByRole('combobox', { name: 'Show' }).selectOption(kind)
    for (const [index, what] of sentences.entries()) {
      await page.getByRole('button', { name: /^Filter/ }).click()
      await page.getByRole('menuitemradio').nth(index).click()
      await panel.getByText(`No ${what} found`, { exact: true }).waitFor()
      const start = panel.getByRole('link', { name: 'Click here to start exploring!' })
      expect(await start.getAttribute('href')).toBe(url)
      expect(await panel.getByRole('link').count()).toBe(1)
    }
  }
  expect(await errors()).toEqual([])
})
