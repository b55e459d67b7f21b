// @vitest-environment node
import { expect, test } from 'vitest'
import { courses } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
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
