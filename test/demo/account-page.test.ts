// @vitest-environment node
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { sessions } from '../../demo/db/schema'
import * as mails from '../../demo/db/queries/mails'
import { idOf } from '../../demo/db/queries/sessions'
import { log } from '../../demo/log'
import { SESSION, useNewcomers } from './newcomers'

const { visitor, db } = useNewcomers()
const { company, catalogue } = demoAccounts

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

/** A person of a company, signed in. */
async function signedIn(account = company, headers = {}) {
  const who = visitor()
  await who.post('/company-sign-in', account, headers)
  return who
}

describe('the account’s page', () => {
  test('is for who is signed in', async () => {
    const answer = await visitor().get('/account')
    expect(answer.headers.get('location')).toBe('/user-sign-in?next=%2Faccount')
    const sent = await visitor().post('/account/password')
    expect(sent.headers.get('location')).toBe('/user-sign-in?next=%2Faccount')
    expect(await (await signedIn()).text('/company/products')).toContain('href="/account"')
  })

  test('stands at the addresses of its forms too, as where one was refused', async () => {
    const here = await signedIn()
    for (const form of ['password', 'sessions', 'confirmation']) {
      const answer = await here.get(`/account/${form}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account'])
    }
  })

  test('says that an address is confirmed where it is so by now', async () => {
    const here = await signedIn()
    await here.post('/account/confirmation')
    expect(await here.text('/account')).toContain('Your address is confirmed.')
  })

  test('lists where the account is signed in, and signs out one or all of the others', async () => {
    const here = await signedIn(catalogue)
    const [there, elsewhere] = [
      await signedIn(catalogue, { 'user-agent': FIREFOX }),
      await signedIn(catalogue),
    ]
    const page = await here.text('/account')
    expect(page).toContain('Firefox on Linux')
    expect(page).toContain('this browser')
    const [, id = ''] = /value="([^"]+)">Sign out<span class="hidden"> Firefox/.exec(page)!
    // another account's is as good as none
    await (await signedIn()).post('/account/sessions', { id })
    expect((await there.get('/company/products')).status).toBe(200)
    await here.post('/account/sessions', { id })
    expect((await there.get('/company/products')).status).toBe(302)
    expect((await elsewhere.get('/company/products')).status).toBe(200)
    expect((await here.post('/account/sessions', { id: '\0' })).status).toBe(303)
    await here.post('/account/sessions')
    expect((await elsewhere.get('/company/products')).status).toBe(302)
    expect((await here.get('/company/products')).status).toBe(200)
  })

  test('changes a company user’s password too, and says what is wrong with one', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    const change = async (current_password: string, password: string) => {
      const answer = await here.post('/account/password', { current_password, password })
      return [answer.status, await answer.text()] as const
    }
    for (const [current, password, message] of [
      ['', '', 'The current password field is required.'],
      ['wrong', 'hunting-2026', 'The current password is incorrect.'],
      [company.password, 'short', 'The password must be at least 8 characters.'],
      [company.password, 'Password123', 'The password is one of those that are tried first.'],
    ] as const) {
      expect(await change(current, password)).toEqual([422, expect.stringContaining(message)])
    }
    expect((await change(company.password, 'hunting-2026'))[0]).toBe(303)
    expect(await here.text('/account')).toContain('Password successfully changed.')
    expect((await there.get('/company/products')).status).toBe(302)
    expect((await change('hunting-2026', company.password))[0]).toBe(303)
  })
})

test('a password whose mail cannot be written is the old one yet, and another browser is signed in yet', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const [here, there] = [await signedIn(), await signedIn()]
  const change = async (current_password: string, password: string) =>
    (await here.post('/account/password', { current_password, password })).status
  vi.spyOn(mails, 'writeMail').mockRejectedValueOnce(new Error('no database'))
  expect(await change(company.password, 'hunting-2026')).toBe(500)
  expect((await there.get('/company/products')).status).toBe(200)
  expect(await change(company.password, 'hunting-2026')).toBe(303)
  expect(await change('hunting-2026', company.password)).toBe(303)
})

test('a password that everybody tries is refused at sign-up', async () => {
  const typed = { first_name: 'Ada', email: 'ada@site.example', password: 'Qwertyuiop' }
  const answer = await visitor().post('/user-sign-up', typed)
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining('The password is one of those that are tried first.'),
  ])
})

test('a session ends two hours after its last request', async () => {
  const who = await signedIn()
  const id = idOf(who.cookies.get(SESSION)!)
  const idle = (time: string) =>
    db()
      .update(sessions)
      .set({ lastUsedAt: sql`now() - ${time}::interval` })
      .where(eq(sessions.id, id))
  await idle('119 minutes')
  expect((await who.get('/company/products')).status).toBe(200)
  const [used] = await db().select().from(sessions).where(eq(sessions.id, id))
  expect(Date.now() - used!.lastUsedAt.getTime()).toBeLessThan(60_000)
  await idle('121 minutes')
  expect((await who.get('/company/products')).status).toBe(302)
})

test('a session goes on where nothing can be written, as on a disk that is full', async () => {
  const failed = vi.spyOn(log, 'error').mockImplementation(() => {})
  const who = await signedIn()
  await db()
    .update(sessions)
    .set({ lastUsedAt: sql`now() - interval '5 minutes'` })
    .where(eq(sessions.id, idOf(who.cookies.get(SESSION)!)))
  await db().execute(sql`
    create function is_full() returns trigger language plpgsql
    as 'begin raise exception using errcode = ''53100''; end'`)
  onTestFinished(async () => {
    await db().execute(sql`drop function is_full cascade`)
  })
  await db().execute(sql`
    create trigger full_disk before update on sessions for each row execute function is_full()`)
  expect((await who.get('/company/products')).status).toBe(200)
  expect(failed).toHaveBeenCalledOnce()
})

test('over HTTPS no other host can plant a session: its cookie is __Host-', async () => {
  const who = visitor({ secureCookies: true })
  const answer = await who.signIn(demoAccounts.user)
  const cookie = answer.headers.getSetCookie().find(line => line.includes(SESSION))
  expect(cookie).toMatch(/^__Host-ndt_session=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax/)
  expect(cookie).not.toContain('Domain')
  expect((await who.get('/creator')).status).toBe(200)
  const planted = visitor({ secureCookies: true })
  planted.cookies.set(SESSION, who.cookies.get('__Host-ndt_session')!)
  expect((await planted.get('/creator')).status).toBe(302)
})

test('signing out without JavaScript has the browser forget the drafts', async () => {
  const answer = await (await signedIn()).post('/sign-out')
  expect(answer.headers.get('clear-site-data')).toBe('"storage"')
})

test('who signs out of a session that has ended is signed out', async () => {
  const [here, there] = [await signedIn(), await signedIn()]
  await there.post('/account/sessions')
  const before = await here.post('/sign-out', { _token: 'of.before' })
  expect([before.status, before.headers.get('location')]).toEqual([303, '/'])
  expect(before.headers.get('clear-site-data')).toBe('"storage"')
  const foreign = await here.post('/sign-out', {}, { 'sec-fetch-site': 'cross-site' })
  expect([foreign.status, foreign.headers.get('clear-site-data')]).toEqual([303, null])
})

test('a form of another site, which comes without cookies, takes the visitor’s away from no browser', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  for (const path of ['/sign-out', '/theme', '/user-sign-in']) {
    const elsewhere = visitor()
    elsewhere.cookies.set('XSRF-TOKEN', 'none that it knows')
    const answer = await elsewhere.post(path, {}, headers)
    expect([path, answer.headers.getSetCookie()]).toEqual([path, []])
  }
})
