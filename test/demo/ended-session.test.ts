// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import { courses } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { guide } from './enquiry'
import { newestJobs, useVisitors } from './visited-site'
import { Visitor } from './visitor'

const site = useVisitors()
const COMPANY = '/company/products'

/** A page that was drawn for an account, whose session ended since: its token, and the browser that shows it. */
async function left(page: string, as: 'user' | 'company' = 'user') {
  const who = new Visitor(site.amara.app)
  await who.signIn(demoAccounts[as], as === 'user' ? '/user-sign-in' : '/company-sign-in')
  const html = await who.text(page)
  const [, _token = ''] = /name="_token" value="([^"]+)"/.exec(html)!
  const cookies = [...who.cookies]
  await who.post('/sign-out')
  for (const [name, value] of cookies) who.cookies.set(name, value)
  return { who, html, _token }
}

const signIn = (back: string, page = '/user-sign-in') => [
  303,
  `${page}?next=${encodeURIComponent(back)}`,
]

async function answer(from: Promise<Response>) {
  const { status, headers } = await from
  return [status, headers.get('location')]
}

test('a seeker’s form leads to the sign-in page and back, and does nothing', async () => {
  const job = (await newestJobs(site, 50)).find(({ isBookmarked }) => !isBookmarked)!
  const back = `/ndt-jobs/${job.slug}`
  const bookmark = `/ndt-jobs/${job.id}/bookmark`
  const { who, html, _token } = await left(back)
  expect(html).toContain(`action="${bookmark}"`)
  const sent = { _token, back, bookmarked: '1' }
  expect(await answer(who.post(bookmark, sent))).toEqual(signIn(back))
  expect(await answer(who.post(bookmark, { ...sent, back: '//evil.example' }))).toEqual(signIn('/'))
  const [course] = await site.db.select().from(courses).limit(1)
  for (const what of ['bookmark', 'registration']) {
    const form = { _token, back: '/ndt-courses', registered: '1', bookmarked: '1' }
    expect(await answer(who.post(`/ndt-courses/${course!.id}/${what}`, form))).toEqual(
      signIn('/ndt-courses'),
    )
  }
  expect(await site.amara.text(back)).toContain('aria-pressed="false" aria-label="Bookmark')
})

test('the account’s forms and the buttons of a company’s rows lead there as well', async () => {
  const { who, _token } = await left('/account')
  const password = {
    _token,
    current_password: demoAccounts.user.password,
    password: 'another-2026',
  }
  expect(await answer(who.post('/account/password', password))).toEqual(signIn('/account'))
  expect(await answer(who.post('/account/sessions', { _token }))).toEqual(signIn('/account'))
  expect((await new Visitor(who.app).signIn(demoAccounts.user)).status).toBe(303)
  const list = await left(COMPANY, 'company')
  const [, id] = /name="id" value="(\d+)"/.exec(list.html)!
  const row = { _token: list._token, id: id!, action: 'delete' }
  expect(await answer(list.who.post(`${COMPANY}?page=1`, row))).toEqual(
    signIn(`${COMPANY}?page=1`, '/company-sign-in'),
  )
  expect(await site.ingrid.text(COMPANY)).toContain(`name="id" value="${id}"`)
})

test('the account’s forms of a company lead to the sign-in of companies', async () => {
  const { who, html, _token } = await left('/account', 'company')
  const forms = html.split('<form').filter(form => form.includes('action="/account/'))
  for (const form of forms) expect(form).toContain('name="role" value="company"')
  for (const action of ['password', 'sessions', 'confirmation']) {
    const sent = who.post(`/account/${action}`, { _token, role: 'company' })
    expect(await answer(sent)).toEqual(signIn('/account', '/company-sign-in'))
  }
})

test('a look is remembered, as it is no account’s', async () => {
  const { who, _token } = await left('/ndt-jobs')
  const sent = who.post('/theme', { _token, theme: 'dark', back: '/ndt-jobs?page=2' })
  expect(await answer(sent)).toEqual([303, '/ndt-jobs?page=2'])
  expect(await who.text('/ndt-jobs')).toContain('data-ndt-theme="dark"')
  const foreign = { origin: 'https://evil.example' }
  expect((await who.post('/theme', { _token, theme: 'light' }, foreign)).status).toBe(419)
})

test('a guide’s form stays with what was typed, and can be sent from there', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = `/ndt-guides/${guide.slug}`
  const { who, html, _token } = await left(page)
  const hidden = (name: string, from: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(from)![1]!
  const typed = {
    full_name: 'Kept <Brandt>',
    email: 'kept@brandt.example',
    company_name: 'Brandt',
    country_code: '91',
    contact_number: '098450 12345',
  }
  const refused = await who.post(page, { _token, opened: hidden('opened', html), ...typed })
  const shown = await refused.text()
  expect([refused.status, shown]).toEqual([419, expect.stringContaining('Kept &lt;Brandt&gt;')])
  expect(shown).toContain('Nothing is sent yet')
  vi.setSystemTime(Date.now() + 2000)
  const again = { _token: hidden('_token', shown), opened: hidden('opened', shown), ...typed }
  expect(await answer(who.post(page, again))).toEqual([303, `${page}/thank-you`])
})

test('nobody is led by another site’s form, nor a script, nor who is signed in', async () => {
  const [job] = await newestJobs(site, 1)
  const bookmark = `/ndt-jobs/${job!.id}/bookmark`
  const { who, _token } = await left('/account')
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { 'x-requested-with': 'XMLHttpRequest' },
  ] as Record<string, string>[]) {
    expect((await who.post(bookmark, { _token, back: '/' }, headers)).status).toBe(419)
    expect((await who.post('/account/password', { _token }, headers)).status).toBe(419)
  }
  expect((await site.amara.post(bookmark, { _token, back: '/' })).status).toBe(419)
})

test.each([
  ['/user-sign-in', { next: '/ndt-jobs?page=2', password: demoAccounts.user.password }],
  ['/company-sign-in', { next: '/company/products', password: demoAccounts.user.password }],
  ['/user-sign-up', { next: '/ndt-jobs?page=2', first_name: 'Lost', password: 'hunting-2026' }],
  ['/forgot-password', {}],
])(
  '%s whose cookies are lost is shown again with its words, and then taken',
  async (path, form) => {
    const sent = { email: 'lost@site.example', ...form }
    const who = new Visitor(site.amara.app)
    const refused = await who.post(path, { ...sent, _token: 'of.another' })
    const html = await refused.text()
    expect([refused.status, html]).toEqual([
      419,
      expect.stringContaining('This page has expired, and nothing was done. Send it again.'),
    ])
    expect(html).toContain('value="lost@site.example"')
    if ('next' in sent) expect(html).toContain(`name="next" value="${sent.next}"`)
    expect(html).not.toContain('hunting-2026')
    expect(who.cookies.has('ndt_session')).toBe(true)
    const [, _token = ''] = /name="_token" value="([^"]+)"/.exec(html)!
    expect((await who.post(path, { ...sent, _token })).status).not.toBe(419)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    const forged = await new Visitor(who.app).post(path, { ...sent, _token }, foreign)
    expect(await forged.text()).not.toContain('lost@site.example')
  },
)
