// @vitest-environment node
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../demo/app'
import * as users from '../../demo/db/queries/users'
import { demoAccounts } from '../../demo/db/seed'
import { log, tell } from '../../demo/log'
import { userOf } from '../support/user-of'
import { useVisitors } from './visited-site'
import { Visitor } from './visitor'

const site = useVisitors()
const PASSWORD = 'a wrong password of mine'

describe('who asks whether the site runs', () => {
  test('is told that it does, whatever it is called', async () => {
    const app = createApp({ db: site.db })
    const health = await app.request('http://10.0.0.7/health')
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
    const ready = await app.request('http://10.0.0.7/ready')
    expect([ready.status, await ready.json()]).toEqual([200, { database: 'ok', files: 'ok' }])
  })

  test('is told which part of it does not', async () => {
    const failed = vi.spyOn(log, 'error').mockImplementation(() => {})
    const db = new Proxy(site.db, {
      get: (target, name) =>
        name === 'transaction'
          ? () => Promise.reject(new Error('gone'))
          : Reflect.get(target, name),
    })
    const ready = await createApp({ db }).request('/ready')
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { database: 'no answer', files: 'ok' },
    ])
    expect(failed).toHaveBeenCalledOnce()
  })
})

test('many who ask at once whether it is ready cost the database one look', async () => {
  const looks = vi.spyOn(site.db, 'transaction')
  const app = createApp({ db: site.db })
  const answers = await Promise.all(Array.from({ length: 50 }, async () => app.request('/ready')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(looks).toHaveBeenCalledOnce()
})

describe('a host that is not the site’s', () => {
  const status = async (url: string, siteUrl?: string) =>
    (await createApp({ db: site.db, siteUrl }).request(url)).status

  test('is not answered, so that no link leads there', async () => {
    expect(await status('http://evil.example/sitemap.xml')).toBe(421)
    expect(await status('http://evil.example/user-sign-in', 'https://ndt.example')).toBe(421)
    expect(await status('http://localhost.evil.example/')).toBe(421)
  })

  test.each(['http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]:80/'])(
    'is not %s',
    async url => expect(await status(url)).toBe(200),
  )

  test('is not the one that was set up', async () => {
    expect(await status('http://ndt.example/', 'https://ndt.example')).toBe(200)
  })
})

test('what says nothing of being kept is kept by nobody, and a cookie by its owner alone', async () => {
  const kept = async (path: string) => (await site.guest.get(path)).headers.get('cache-control')
  expect(await kept('/dashboard/home')).toBe('no-store')
  expect(await kept('/robots.txt')).toBe('public, max-age=3600')
  const picture = await createApp({ db: site.db }).request(
    '/ndt-guides/ultrasonic-testing-buyers-guide/picture.png',
  )
  expect(picture.headers.getSetCookie()).not.toEqual([])
  expect(picture.headers.get('cache-control')).toBe('private, max-age=86400')
})

describe('the log', () => {
  let lines: Record<string, unknown>[]
  let visitor: Visitor
  beforeEach(() => {
    lines = []
    const stream = new Writable({
      write(line, _, done) {
        lines.push(JSON.parse(String(line)))
        done()
      },
    })
    visitor = new Visitor(createApp({ db: site.db, log: pino(stream) }))
  })
  const said = (msg: string) => lines.filter(line => line['msg'] === msg)

  test('has one line a request, with who asked and how it went, and no query', async () => {
    await visitor.signIn(demoAccounts.user)
    lines.length = 0
    const answer = await visitor.get('/search?q=my+secret', { 'X-Request-Id': 'seen-before' })
    const { id } = await userOf(site.db, demoAccounts.user.email)
    expect(said('request')).toEqual([
      expect.objectContaining({
        id: 'seen-before',
        method: 'GET',
        path: '/search',
        status: 200,
        ms: expect.any(Number),
        account: id,
      }),
    ])
    expect(answer.headers.get('x-request-id')).toBe('seen-before')
    expect(JSON.stringify(lines)).not.toMatch(/secret|ndt_session/)
  })

  test('tells of sign-ins, wrong passwords, forged forms and sign-outs', async () => {
    await visitor.signIn({ ...demoAccounts.user, password: PASSWORD })
    await visitor.signIn(demoAccounts.user)
    await visitor.post('/theme', { _token: 'forged' })
    await visitor.post('/sign-out')
    expect(said('security').map(({ event }) => event)).toEqual([
      'sign-in refused',
      'signed in',
      'forged or expired form',
      'signed out',
    ])
    expect(JSON.stringify(lines)).not.toContain(PASSWORD)
  })

  test('tells of a password that is changed, and of one that is not', async () => {
    await visitor.signIn(demoAccounts.user)
    lines.length = 0
    const change = (current_password: string) =>
      visitor.post('/account/password', { current_password, password: `${PASSWORD} anew` })
    await change(PASSWORD)
    await change(demoAccounts.user.password)
    await visitor.post('/reset-password', { token: 'made-up', password: PASSWORD })
    const { id } = await userOf(site.db, demoAccounts.user.email)
    expect(said('security').map(({ event, account }) => [event, account])).toEqual([
      ['password refused', id],
      ['password changed', id],
      ['used or expired link', id],
    ])
    expect(JSON.stringify(lines)).not.toContain(PASSWORD)
    await visitor.post('/account/password', {
      current_password: `${PASSWORD} anew`,
      password: demoAccounts.user.password,
    })
  })

  test('tells of a failing statement what it was, and nothing of what was typed', async () => {
    const failed = vi.spyOn(log, 'error').mockImplementation(() => {})
    const error = await users.accountsOf(site.db, 'user', 'secret\0@example.com', 1).then(
      () => undefined,
      found => found as Error,
    )
    expect(String(error)).toContain('secret')
    vi.spyOn(users, 'authenticate').mockRejectedValue(error)
    expect((await visitor.signIn(demoAccounts.user)).status).toBe(500)
    const { err } = failed.mock.calls[0]![0] as unknown as { err: unknown }
    const told = JSON.stringify(tell(err))
    expect(told).toContain('from \\"users\\"')
    expect(told).not.toContain('secret')
  })
})
