// @vitest-environment node
import type { IncomingMessage } from 'node:http'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '../../demo/app'
import { addressBy } from '../../demo/auth/address'
import { setPassword } from '../../demo/auth/change-password'
import * as users from '../../demo/db/queries/users'
import { services, sessions } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { userOf } from '../support/user-of'
import { useNewcomers } from './newcomers'

const { visitor, db } = useNewcomers()
const { user, newcomer, company } = demoAccounts

describe('a password', () => {
  test('is not guessed by who signs up with the same address and signs in between', async () => {
    const stranger = visitor()
    const own = { email: user.email, password: 'nobody else has this 1' }
    await stranger.post('/user-sign-up', { first_name: 'Eve', ...own })
    const answers: number[] = []
    for (let round = 0; round < 4; round++) {
      await stranger.post('/sign-out')
      await stranger.signIn(own)
      await stranger.post('/sign-out')
      for (let n = 0; n < 9; n++) {
        answers.push((await stranger.signIn({ ...user, password: `guess ${n}` })).status)
      }
    }
    expect(answers.filter(status => status === 422).length).toBeLessThanOrEqual(5)
  })

  test('that is changed while it is checked opens no session', async () => {
    const { id, passwordHash } = await userOf(db(), newcomer.email)
    const authenticate = users.authenticate
    vi.spyOn(users, 'authenticate').mockImplementation(async (...given) => {
      const found = await authenticate(...given)
      await setPassword(db(), id, passwordHash, 'another of mine 2026', { session: '' })
      return found
    })
    const answer = await visitor().signIn(newcomer)
    expect(answer.status).toBe(409)
    expect(await db().$count(sessions, eq(sessions.userId, id))).toBe(0)
  })
})

test('a service that was saved under older rules is shown by today’s', async () => {
  const { companyId } = await userOf(db(), company.email)
  const description = '<p>Rails</p><a href="//evil.example">x</a><img src="https://evil.example/a">'
  const old = { companyId: companyId!, name: 'Older than the rules', description }
  await db().insert(services).values(old)
  const page = await visitor().text('/ndt-companies/meridian-weld-laboratories')
  expect(page).toContain('<p>Rails</p>')
  expect(page).not.toContain('evil.example')
})

describe('TRUST_PROXY', () => {
  const from = (header: string) =>
    addressBy('10.0.0.0/8')({
      socket: { remoteAddress: '10.0.0.7' },
      headers: { 'x-forwarded-for': header },
    } as unknown as IncomingMessage)

  test.each(['1', '2', 'true', '10.0.0.0/8, 1'])('refuses %s, which names no proxy', value =>
    expect(() => addressBy(value)).toThrow(),
  )

  test('counts an address as one, whichever port a proxy writes behind it', () => {
    expect(from('198.51.100.9, 203.0.113.5:4711')).toBe('203.0.113.5')
    expect(from('203.0.113.5:4711, 10.0.0.9:80')).toBe('203.0.113.5')
    expect(from('[2001:db8:1:2::5]:4711')).toBe(from('2001:db8:1:2::6'))
  })
})

test('a site over HTTPS has HSTS, and cookies that travel over HTTPS alone, without a setting of its own', async () => {
  const cookies = async (siteUrl: string) => {
    const app = createApp({ db: db(), siteUrl })
    const { headers } = await app.request(`${siteUrl}/user-sign-in`)
    expect(headers.has('strict-transport-security')).toBe(siteUrl.startsWith('https'))
    return headers.getSetCookie()
  }
  const secure = await cookies('https://ndt.example')
  expect(secure.every(cookie => /; Secure/i.test(cookie))).toBe(true)
  expect(secure.join()).toContain('__Host-ndt_session')
  expect((await cookies('http://ndt.example')).join()).not.toContain('Secure')
})
