import { describe, expect, test, vi } from 'vitest'
import { change } from '../../src/changes/client'
import { addMeta, configure, openAt } from '../support/page'

/** What goes out with a change to an address. */
async function sentTo(url: string): Promise<Headers> {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json({})))
  vi.stubGlobal('fetch', fetch)
  await change(url, { method: 'POST' }, undefined)
  return new Headers(fetch.mock.calls[0]![1].headers)
}

function openAccount(id: unknown = 7) {
  openAt('https://portal.example/creator')
  addMeta('user', JSON.stringify({ id, first_name: 'Amara' }))
  addMeta('csrf-token', 'meta-token')
}

describe('Q107 a change says whom it is for, with the page’s token', () => {
  test.each(['/api', '?page=2', 'https://portal.example/api'])('to %s', async url => {
    openAccount()
    const headers = await sentTo(url)
    expect(headers.get('x-ndt-account')).toBe('7')
    expect(headers.get('x-csrf-token')).toBe('meta-token')
  })

  test('from the meta tag that the page’s settings name', async () => {
    openAccount()
    configure({ userMeta: 'portal-user' })
    addMeta('portal-user', '{"id":"9"}')
    expect((await sentTo('/api')).get('x-ndt-account')).toBe('9')
  })
})

test.each([
  'https://api.example/api',
  '//evil.example/api',
  'http://portal.example/api',
  'https://portal.example:1/api',
  '\\\\evil.example/api',
])('neither the token nor the account leaves for %s', async url => {
  openAccount()
  const headers = await sentTo(url)
  expect([...headers.keys()].filter(name => name.startsWith('x-'))).toEqual([])
})

test.each([null, 0, ''])('a user without an id (%j) is no account', async id => {
  openAccount(id)
  expect((await sentTo('/api')).has('x-ndt-account')).toBe(false)
})

test.each(['', 'null', '{"id":'])('a page of nobody (%j) says no account', async content => {
  openAt('https://portal.example/creator')
  addMeta('user', content)
  expect((await sentTo('/api')).has('x-ndt-account')).toBe(false)
})

test('Q43 a change that is led elsewhere goes nowhere: the session has ended', async () => {
  openAccount()
  const fetch = vi.fn((_url: string, _init: RequestInit) => {
    const led = new Response(null)
    return Promise.resolve(Object.defineProperty(led, 'type', { value: 'opaqueredirect' }))
  })
  vi.stubGlobal('fetch', fetch)
  const failed = change('/api', { method: 'POST', retry: 0 }, undefined)
  await expect(failed).rejects.toMatchObject({ kind: 'session', status: 401 })
  expect(fetch.mock.calls[0]![1].redirect).toBe('manual')
})

test.each([200, 405])('Q43 an upload that was led elsewhere, which answers %i', async status => {
  openAccount()
  const led = Response.json({ message: 'Anything.' }, { status })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Object.defineProperty(led, 'redirected', { value: true })),
  )
  const failed = change('/api', { method: 'POST', retry: 0 }, undefined)
  await expect(failed).rejects.toMatchObject({ kind: 'session', status: 401 })
})
