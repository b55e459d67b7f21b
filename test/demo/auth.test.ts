// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../demo/app'
import { safeNext } from '../../demo/auth/next'
import { createRateLimit } from '../../demo/auth/rate-limit'
import type { OpenDatabase } from '../../demo/db/open'
import { demoAccounts } from '../../demo/db/seed'
import { openSeeded } from '../../demo/db/snapshot'
import { Visitor } from './visitor'

const SESSION = 'ndt_session'
let database: OpenDatabase
let visitor: () => Visitor

beforeAll(async () => {
  database = await openSeeded()
  // A site of its own for each visitor, so that no test runs into another's rate limit.
  visitor = () => new Visitor(createApp({ db: database.db }))
}, 120_000)

afterAll(() => database.close())

async function signedIn(): Promise<Visitor> {
  const amara = visitor()
  await amara.signIn(demoAccounts.user)
  return amara
}

describe('signing in', () => {
  it('leads a job seeker to the dashboard', async () => {
    const amara = visitor()
    const answer = await amara.signIn(demoAccounts.user)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/creator')
    expect((await amara.get('/creator')).status).toBe(200)
  })

  it('leads a company to its products', async () => {
    const ingrid = visitor()
    const answer = await ingrid.signIn(demoAccounts.company, '/company-sign-in')
    const location = answer.headers.get('location')!
    expect(location).toBe('/company/products')
    expect((await ingrid.get(location)).status).toBe(200)
    expect((await ingrid.get('/creator')).headers.get('location')).toBe(location)
  })

  it('takes an email in any case', async () => {
    const { email, password } = demoAccounts.user
    const answer = await visitor().signIn({ email: ` ${email.toUpperCase()} `, password })
    expect(answer.status).toBe(303)
  })

  it('refuses a wrong password and keeps the email', async () => {
    const amara = visitor()
    const answer = await amara.signIn({ ...demoAccounts.user, password: 'wrong' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Email and password do not match an account.')
    expect(page).toContain(`value="${demoAccounts.user.email}"`)
    expect(page).not.toContain('value="wrong"')
    expect((await amara.get('/creator')).status).toBe(302)
  })

  it('says the same about an account that does not exist', async () => {
    const answer = await visitor().signIn({ email: 'nobody@nowhere.example', password: 'wrong' })
    expect(await answer.text()).toContain('Email and password do not match an account.')
  })

  it('keeps the two roles apart (R8)', async () => {
    const answer = await visitor().signIn(demoAccounts.company, '/user-sign-in')
    expect(answer.status).toBe(422)
  })

  it('names each empty field', async () => {
    const page = await (await visitor().post('/user-sign-in')).text()
    expect(page).toContain('The email field is required.')
    expect(page).toContain('The password field is required.')
  })

  it('gives a new session, so that a planted one is worth nothing', async () => {
    const amara = visitor()
    await amara.get('/user-sign-in')
    const planted = amara.cookies.get(SESSION)!
    await amara.signIn(demoAccounts.user)
    expect(amara.cookies.get(SESSION)).not.toBe(planted)
    const thief = visitor()
    thief.cookies.set(SESSION, planted)
    expect((await thief.get('/creator')).status).toBe(302)
  })

  it('hides the session from scripts and from other sites', async () => {
    const answer = await visitor().signIn(demoAccounts.user)
    const cookie = answer.headers.getSetCookie().find(line => line.startsWith(SESSION))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const secure = new Visitor(createApp({ db: database.db, secureCookies: true }))
    const lines = (await secure.get('/')).headers.getSetCookie()
    expect(lines.every(line => line.includes('Secure'))).toBe(true)
  })

  it('waits after five wrong passwords, even for the right one', async () => {
    const amara = visitor()
    for (let n = 0; n < 5; n++) await amara.signIn({ ...demoAccounts.user, password: 'wrong' })
    const answer = await amara.signIn(demoAccounts.user)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Too many attempts. Try again in 15 minutes.')
  }, 20_000)
})

describe('the rate limit', () => {
  it('opens again when its time is over, and at once after a success', () => {
    let time = 0
    const limit = createRateLimit(2, 1, () => time)
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 60])
    expect(limit.take('b')).toBe(0)
    time = 60_000
    expect(limit.take('a')).toBe(0)
    limit.take('a')
    limit.giveBack('a')
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 60])
    limit.clear('a')
    expect(limit.take('a')).toBe(0)
  })
})

describe('the way back after signing in', () => {
  it('leads to a page of this site', async () => {
    const next = '/ndt-jobs?page=2#job-7'
    const amara = visitor()
    expect(await amara.text(`/user-sign-in?next=${encodeURIComponent(next)}`)).toContain(
      `name="next" value="${next}"`,
    )
    const answer = await amara.signIn(demoAccounts.user, '/user-sign-in', { next })
    expect(answer.headers.get('location')).toBe(next)
    const again = await amara.get(`/user-sign-in?next=${encodeURIComponent(next)}`)
    expect(again.headers.get('location')).toBe(next)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'creator',
    '',
  ])('ignores %j', async next => {
    expect(safeNext(next)).toBeUndefined()
    const page = await visitor().text(`/user-sign-in?next=${encodeURIComponent(next)}`)
    expect(page).toContain('name="next" value=""')
  })

  it('leads home when the form was tampered with', async () => {
    const fields = { next: '//evil.example' }
    const answer = await visitor().signIn(demoAccounts.user, '/user-sign-in', fields)
    expect(answer.headers.get('location')).toBe('/creator')
  })
})

describe('after a password change', () => {
  it('the sign-in page says so, once, even to who is still signed in', async () => {
    const amara = await signedIn()
    amara.cookies.set('flash', 'password-changed')
    expect(await amara.text('/user-sign-in')).toContain('Password successfully changed.')
    expect((await amara.get('/user-sign-in')).headers.get('location')).toBe('/creator')
  })
})

describe('signing out', () => {
  it('ends the session on the server too', async () => {
    const amara = await signedIn()
    const token = amara.cookies.get(SESSION)!
    const answer = await amara.post('/sign-out')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/')
    amara.cookies.set(SESSION, token)
    expect((await amara.get('/creator')).status).toBe(302)
  })
})

describe('CSRF', () => {
  it('refuses a form without, or with a made-up token', async () => {
    const amara = await signedIn()
    for (const _token of ['', 'made.up', 'x', '..']) {
      const answer = await amara.post('/sign-out', { _token })
      expect(answer.status).toBe(419)
      expect(await answer.text()).toContain('This page has expired')
    }
    expect((await amara.get('/creator')).status).toBe(200)
  })

  it("refuses another session's token", async () => {
    const amara = await signedIn()
    const other = visitor()
    await other.get('/')
    const _token = other.cookies.get('XSRF-TOKEN')!
    expect((await amara.post('/sign-out', { _token })).status).toBe(419)
  })

  it('refuses what comes from another site, token or not', async () => {
    const amara = await signedIn()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      expect((await amara.post('/sign-out', {}, headers)).status).toBe(419)
    }
    const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
    expect((await amara.post('/sign-out', {}, own)).status).toBe(303)
  })

  it('takes the token from the header as well, and answers scripts in JSON', async () => {
    const amara = await signedIn()
    const headers = { 'x-requested-with': 'XMLHttpRequest' }
    const refused = await amara.post('/sign-out', { _token: '' }, headers)
    expect(refused.status).toBe(419)
    expect(await refused.json()).toEqual({ message: 'CSRF token mismatch.' })
    const token = amara.cookies.get('XSRF-TOKEN')!
    const taken = await amara.post('/sign-out', { _token: '' }, { 'x-xsrf-token': token })
    expect(taken.status).toBe(303)
  })
})

describe('making an account', () => {
  const typed = {
    first_name: 'Jonas',
    last_name: 'Brandt',
    email: 'jonas@brandt.example',
    password: 'a long enough one',
  }

  it('signs a job seeker in, once', async () => {
    const jonas = visitor()
    const answer = await jonas.post('/user-sign-up', typed)
    expect(answer.headers.get('location')).toBe('/creator')
    expect(await jonas.text('/creator')).toContain('jonas@brandt.example')
    const again = await visitor().post('/user-sign-up', { ...typed, email: 'Jonas@Brandt.example' })
    expect(again.status).toBe(422)
    expect(await again.text()).toContain('The email has already been taken.')
  })

  it('says what is wrong with each field and keeps what was typed', async () => {
    const fields = { first_name: ' ', last_name: 'O"Neil', email: 'jonas@', password: 'short' }
    const answer = await visitor().post('/user-sign-up', fields)
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('data-open="create"')
    expect(page).toContain('The first name field is required.')
    expect(page).toContain('The email must be a valid email address.')
    expect(page).toContain('The password must be at least 8 characters.')
    expect(page).toContain('value="O&quot;Neil"')
    expect(page).not.toContain('value="short"')
  })

  it('makes a company with a page of its own', async () => {
    const daniel = visitor()
    const answer = await daniel.post('/company-sign-up', {
      company_name: 'Meridian Weld Laboratories',
      contact_person_name: 'Daniel Brandt',
      email: 'daniel@brandt.example',
      password: 'a long enough one',
    })
    expect(answer.status).toBe(303)
    const page = await daniel.text('/ndt-companies/meridian-weld-laboratories-2')
    expect(page).toContain('Daniel Brandt')
  })

  it('leads from the sign-up address to its form', async () => {
    const answer = await visitor().get('/company-sign-up?next=%2Foutbox')
    expect(answer.headers.get('location')).toBe('/company-sign-in?next=%2Foutbox#create')
  })
})
