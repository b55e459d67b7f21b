import type { FetchOptions } from 'ofetch'
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

describe('a change is known by its key', () => {
  const form = () => {
    const form = new FormData()
    form.append('name', 'Probe')
    form.append('image', photo)
    return form
  }
  const photo = new File(['1'], 'a.png', { lastModified: 1 })

  /** Sends changes one after the other; answers with their keys. */
  async function keysOf(sent: [body: FetchOptions['body'], answer: Response | Error][]) {
    openAccount()
    const keys: (string | null)[] = []
    for (const [body, answer] of sent) {
      vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
        keys.push(new Headers(headers).get('idempotency-key'))
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      })
      await change('/api/store', { method: 'POST', body, retry: 0 }, undefined).catch(() => {})
    }
    return keys
  }
  const done = () => Response.json({})
  const lost = () => new TypeError('Failed to fetch')
  const gateway = () => new Response('', { status: 504 })
  const refused = () => Response.json({}, { status: 422 })

  test('the same words have it again when the answer was lost, at the browser or on the way', async () => {
    const bodies = [form, () => ({ name: 'Probe' }), () => new URLSearchParams({ name: 'Probe' })]
    for (const body of bodies) {
      const [first, second, third, fourth] = await keysOf([
        [body(), lost()],
        [body(), gateway()],
        [body(), done()],
        [body(), done()],
      ])
      expect(first).toMatch(/^\d+(-\d+){3}$/)
      expect([second, third]).toEqual([first, first])
      expect(fourth).not.toBe(first)
    }
  })

  test('other words, another file, and what was refused have another one', async () => {
    const other = form()
    other.set('image', new File(['2'], 'a.png', { lastModified: 2 }))
    const keys = await keysOf([
      [form(), lost()],
      [other, done()],
      [{ name: 'Other' }, refused()],
      [{ name: 'Other' }, done()],
    ])
    expect(new Set(keys).size).toBe(4)
  })

  test('and none leaves the page’s own origin', async () => {
    openAccount()
    expect((await sentTo('https://api.example/api')).has('idempotency-key')).toBe(false)
  })
})
