import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { openFromMenu } from '../pages/account'
import { CALLS, card, enter, openDashboard, showDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { allow, axe, bringSession, demo } from '../pages/support'

const ENDED = 'Your session has ended.'
const REPORTS = [/^console: \[ndt\] <ndt-[\w-]+> (data|save): ApiError/, /^console: Failed to load/]

const signInPage = (route: Route) =>
  route.fulfill({ status: 302, headers: { location: '/user-sign-in' } })

const refuse = (status: number) => (route: Route) => route.fulfill({ status, json: {} })

/** Whether a place says that the session has ended, and leads to sign in beside the page. */
async function expectEnded(place: Locator, signIn = '/user-sign-in'): Promise<void> {
  await place.getByText(ENDED).waitFor()
  const link = place.getByRole('link', { name: 'Sign in (opens in a new tab)' })
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
    signIn,
    '_blank',
  ])
}

test.each([
  ['401', refuse(401)],
  ['419', refuse(419)],
  ['a way to the sign-in page', signInPage],
])(
  'Q93 Q109 with %s for an answer, each card and panel says that the session has ended',
  async (_, answer) => {
    const page = await enter()
    allow(page, ...REPORTS, /^answer: 4/)
    for (const call of [CALLS.profile, CALLS.jobs, CALLS.companies]) await page.route(call, answer)
    await showDashboard(page)
    for (const name of [
      'Professional Information',
      'Job Profile',
      'Saved',
      'Most Viewed Companies',
    ]) {
      await expectEnded(card(page, name))
    }
    expect(await page.getByText(ENDED).count()).toBe(5)
    expect(await page.getByText(/^(No Bookmarked|Error fetching|It seems)/).count()).toBe(0)
    expect(await axe(page)).toEqual([])
    for (const call of [CALLS.profile, CALLS.jobs, CALLS.companies]) await page.unroute(call)
    await card(page, 'Saved').getByRole('button', { name: 'Retry' }).click()
    await card(page, 'Saved').getByRole('listitem').first().waitFor()
  },
)

test('Q109 rows of a session that ended stay, under a note that goes with the next answer', async () => {
  const page = await openDashboard()
  allow(page, ...REPORTS, /^answer: 401/)
  const saved = card(page, 'Saved')
  await page.context().clearCookies({ name: 'ndt_session' })
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
  await expectEnded(saved)
  expect(await saved.getByRole('listitem').count()).toBe(5)
  await bringSession(page, demoAccounts.user.email)
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
  await saved.getByText(ENDED).waitFor({ state: 'hidden' })
})

test('Q93 preferences that an ended session cannot read say so', async () => {
  const page = await openDashboard()
  allow(page, ...REPORTS, /^answer: 401/)
  await page.context().clearCookies({ name: 'ndt_session' })
  const dialog = await openFromMenu(page, 'Preferences')
  await expectEnded(dialog)
  expect(await dialog.getByText('Error fetching data').count()).toBe(0)
})

test('Q93 a company’s navigation and profile lead to the company’s sign-in', async () => {
  const page = await enter({ account: 'company' })
  allow(page, ...REPORTS, /^answer: 401/)
  await page.route('**/api/v2/company/profile*', refuse(401))
  await page.goto(demo('/company/profile'))
  await expectEnded(page.locator('ndt-company-profile'), '/company-sign-in')
  const link = page
    .locator('.company-nav')
    .getByRole('link', { name: 'Sign in (opens in a new tab)' })
  expect(await link.getAttribute('href')).toBe('/company-sign-in')
  expect(await axe(page)).toEqual([])
})

test('Q93 what is refused before the page has loaded is not asked for again as it has', async () => {
  const page = await enter({ account: 'company' })
  allow(page, ...REPORTS, /^answer: 419/)
  let load = () => {}
  const held = new Promise<void>(resume => (load = resume))
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.body.append(Object.assign(new Image(), { src: '/late.svg' })),
    ),
  )
  const picture = {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  await page.route('**/late.svg', route => held.then(() => route.fulfill(picture)))
  const profile = page.locator('ndt-company-profile')
  const call = '**/api/v2/company/profile*'
  await page.route(call, refuse(419))
  const formStands = async (route: Route) => {
    await profile.locator('[aria-busy=true]').waitFor({ state: 'attached' })
    await route.fallback()
  }
  await page.route(call, formStands, { times: 1 })
  await page.goto(demo('/company/profile'), { waitUntil: 'commit' })
  await expectEnded(profile, '/company-sign-in')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  load()
  await page.waitForLoadState()
  await page.evaluate(() => fetch('/late.svg').then(answer => answer.text()))
  expect(asked).toContain('/late.svg')
  // scripts that come when they are first needed may be late too
  expect(asked.filter(path => path.startsWith('/api/'))).toEqual([])
})

/** Has the page keep its token in a meta tag and not in a cookie, as those of Rails and PHP do. */
async function keepTokenInMeta(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '' }),
  )
  await page.route('**/creator', async route => {
    const response = await route.fetch()
    const body = await response.text()
    const token = /name="_token" value="([^"]+)"/.exec(body)![1]
    const meta = `<meta name="csrf-token" content="${token}">`
    await route.fulfill({ response, body: body.replace('</head>', `${meta}</head>`) })
  })
}

test('Q43 sign in again, then Save: also where the token stands in a meta tag', async () => {
  const page = await enter()
  // a card may ask anew while nobody is signed in
  allow(page, ...REPORTS, /^answer: 4(01|19)/)
  await keepTokenInMeta(page)
  await showDashboard(page)
  const token = () => page.locator('meta[name="csrf-token"]').getAttribute('content')
  const first = await token()
  const form = await openForm(page, 'Personal Information')
  await form.getByLabel('About me (Optional)').fill('Typed before the session ended.')
  await page.context().clearCookies({ name: 'ndt_session' })
  const save = form.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expectEnded(form)

  await bringSession(page, demoAccounts.user.email)
  await save.click()
  await form.waitFor({ state: 'hidden' })
  await page.locator('ndt-profile-card').getByText('Typed before the session ended.').waitFor()
  expect(await token()).not.toBe(first)
})

test('Q5 who signs out of a session that has ended is signed out, also where its token is refused first', async () => {
  const page = await openDashboard()
  allow(page, /^answer: 419/, /^console: Failed to load/)
  const question = await openFromMenu(page, 'Sign out')
  await page.context().clearCookies({ name: 'ndt_session' })
  await question.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Logging Out...').first().waitFor()
  await page.waitForURL(demo('/'))
})

test('Q43 Q107 the token of someone else’s session is not taken', async () => {
  const page = await enter()
  allow(page, ...REPORTS, /^answer: 4(09|19)/)
  await keepTokenInMeta(page)
  await showDashboard(page)
  const form = await openForm(page, 'Personal Information')
  await form.getByLabel('About me (Optional)').fill('Of Amara.')
  await page.context().clearCookies({ name: 'ndt_session' })
  const save = form.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expectEnded(form)
  await bringSession(page, demoAccounts.newcomer.email)
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await save.click()
  await form.locator('.summary').getByText('You are signed in as someone else now.').waitFor()
  expect(sent).toEqual([])
})
