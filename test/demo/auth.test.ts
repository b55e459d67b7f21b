// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createRateLimit } from '../../demo/auth/rate-limit'
import { demoAccounts } from '../../demo/db/seed'
import { SESSION, useNewcomers } from './newcomers'

const { visitor, db } = useNewcomers()

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
    const secure = visitor({ secureCookies: true })
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
  it('opens again when its time is over, and at once after a success', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const limit = createRateLimit('test', 2, 1)
    // of several at once, any may be the first to be counted
    const take = async (...keys: string[]) =>
      (await Promise.all(keys.map(key => limit.take(db(), key)))).sort((a, b) => a - b)
    expect(await take('a', 'a', 'a')).toEqual([0, 0, 60])
    expect(await take('b')).toEqual([0])
    vi.setSystemTime(Date.now() + 59_000)
    expect(await take('a')).toEqual([1])
    vi.setSystemTime(Date.now() + 1000)
    expect(await take('a', 'a')).toEqual([0, 0])
    await limit.giveBack(db(), 'a')
    expect(await take('a', 'a')).toEqual([0, 60])
    await limit.clear(db(), 'a')
    expect(await take('a')).toEqual([0])
  })
})
