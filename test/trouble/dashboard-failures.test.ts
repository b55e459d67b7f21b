import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  CALLS,
  card,
  chooseInRow,
  enter,
  openDashboard,
  savedRow,
  showDashboard,
} from '../pages/dashboard'
import { allow, listen } from '../pages/support'

const SORRY = 'Error fetching user data. Please try again later.'
const NO_JOBS = 'Saved Jobs could not be loaded'
const NO_COMPANIES = "It seems you haven't visited any company yet."

/** What the console may say when a call fails; anything uncaught still fails the test. */
const REPORTS = [/^console: \[ndt\] <ndt-[\w-]+> (data|save): ApiError/, /^console: Failed to load/]

type Detail = { tag: string } & Record<'phase' | 'status' | 'retryable', unknown>

/** Opens the dashboard while its three reads fail. */
async function openWith(answer: (route: Route) => Promise<void>) {
  const page = await enter()
  const errors = (await listen(page, 'ndt-error')) as () => Promise<Detail[]>
  for (const call of [CALLS.profile, CALLS.jobs, CALLS.companies]) await page.route(call, answer)
  allow(page, ...REPORTS, /^answer: (4|5)\d\d /, /^request: net::ERR_FAILED/)
  await showDashboard(page)
  return { page, errors }
}

async function expectDescribed(page: Page): Promise<void> {
  await page.getByText(SORRY).nth(2).waitFor()
  expect(await page.getByText(SORRY).count()).toBe(3)
  expect(await card(page, 'Saved').getByText(NO_JOBS).isVisible()).toBe(true)
  const companies = card(page, 'Most Viewed Companies')
  expect(await companies.getByText(NO_COMPANIES).isVisible()).toBe(true)
  const links = await companies.getByRole('link').allTextContents()
  expect(links).toEqual(['Click here to start exploring!'])
}

const json = (body: unknown) => (route: Route) => route.fulfill({ json: body })

test.each([
  ['500', (route: Route) => route.fulfill({ status: 500, json: { message: 'Oh.' } }), 500],
  ['403', (route: Route) => route.fulfill({ status: 403, json: {} }), 403],
  ['no answer at all', (route: Route) => route.abort(), 0],
  ['an object without data', json({}), 200],
  ['data of another shape', json({ data: { id: 'x' } }), 200],
  ['HTML', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Hi.</p>' }), 200],
  [
    'half an answer',
    (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"data":[' }),
    200,
  ],
])(
  'R39 R109 Q109 with %s, each card shows what is described, and fires ndt-error',
  async (_, answer, status) => {
    const { page, errors } = await openWith(answer)
    await expectDescribed(page)
    const seen = await errors()
    expect(seen.map(({ tag }) => tag).sort()).toEqual([
      'ndt-job-profile-card',
      'ndt-professional-card',
      'ndt-profile-card',
      'ndt-saved-panel',
      'ndt-viewed-companies',
    ])
    for (const detail of seen) expect(detail).toMatchObject({ phase: 'data', status })
  },
)

test('R39 an answer that takes longer than 30 s counts as none', async () => {
  const page = await enter()
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = milliseconds => timeout(milliseconds / 100)
  })
  const errors = (await listen(page, 'ndt-error')) as () => Promise<Detail[]>
  allow(page, ...REPORTS)
  await page.route(CALLS.profile, () => {})
  await showDashboard(page)
  expect(await page.getByText(SORRY).count()).toBe(3)
  // a busy server may keep the other widgets waiting for as long
  const seen = (await errors()).filter(({ tag }) => tag.endsWith('-card'))
  expect(seen).toMatchObject(Array(3).fill({ status: 0, retryable: true }))
})

test('R39 Retry reads the profile again, for all three cards', async () => {
  const { page } = await openWith(route => route.fulfill({ status: 500, json: {} }))
  await expectDescribed(page)
  await page.unroute(CALLS.profile)
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await page.getByRole('heading', { name: 'Amara' }).waitFor()
  expect(await page.getByText(SORRY).count()).toBe(0)
  expect(await card(page, 'Job Profile').getByText('Report Writing').isVisible()).toBe(true)
})

const UNCHANGED = 'The bookmark could not be changed.'

test.each([
  ['the server fails', (route: Route) => route.fulfill({ status: 500, json: {} }), 500, UNCHANGED],
  ['the visitor is offline', (route: Route) => route.abort('internetdisconnected'), 0, UNCHANGED],
  [
    'the session has ended',
    (route: Route) => route.fulfill({ status: 419, json: {} }),
    419,
    'Your session has ended.',
  ],
])(
  'R103 when %s, a removed row comes back, and can be removed again',
  async (_, answer, status, words) => {
    const page = await enter()
    const errors = (await listen(page, 'ndt-error')) as () => Promise<Detail[]>
    await showDashboard(page)
    allow(page, ...REPORTS, /^answer: (419|500) /, /^request: net::ERR_INTERNET_DISCONNECTED/)
    await page.route(CALLS.bookmark, answer)
    await chooseInRow(page, 'Rope Access UT Technician', 'Remove')
    await page.locator('.saved-panel__failed', { hasText: words }).waitFor()
    const row = savedRow(page, 'Rope Access UT Technician')
    expect(await row.getAttribute('inert')).toBeNull()
    expect(await page.getByText('Bookmark removed.').count()).toBe(0)
    expect(await errors()).toMatchObject([{ tag: 'ndt-saved-panel', phase: 'save', status }])
    await page.unroute(CALLS.bookmark)
    await page.route(CALLS.bookmark, route => route.fulfill({ json: { message: '' } }))
    await chooseInRow(page, 'Rope Access UT Technician', 'Remove')
    await page.getByText('Bookmark removed.').first().waitFor()
  },
)

test('R98 a failed refetch leaves what is shown', async () => {
  const page = await openDashboard()
  allow(page, ...REPORTS, /^answer: 500 /)
  await page.route(CALLS.jobs, route => route.fulfill({ status: 500, json: {} }))
  const failed = page.waitForEvent('console', message => message.text().includes('ApiError'))
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
  await failed
  expect(await card(page, 'Saved').getByRole('listitem').count()).toBe(5)
})
