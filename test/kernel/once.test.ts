import { beforeEach, expect, test, vi } from 'vitest'
import { change } from '../../src/changes/client'
import { encode } from '../../src/changes/encoding'
import { openAt } from '../support/page'

const STORE = { path: '/api/store', encoding: 'multipart', adds: true } as const
const photo = new File(['1'], 'a.png', { lastModified: 1 })
const form = { name: 'Probe', image: photo }
const done = () => Response.json({})
const lost = () => new TypeError('Failed to fetch')

beforeEach(() => {
  sessionStorage.clear()
  openAt('https://portal.example/creator')
})

/** Sends a form, and answers with the key that went out with it. */
async function keyOf(body: object, answer: () => Response | Error, travel: typeof STORE = STORE) {
  let key: string | null = null
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    key = new Headers(headers).get('idempotency-key')
    const given = answer()
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given)
  })
  const options = { method: 'POST', body: encode(travel, body) as FormData, retry: 0 } as const
  await change(travel.path, options, undefined).catch(() => {})
  return key
}

test.each([
  ['lost', lost],
  ['swallowed by a gateway', () => new Response('', { status: 504 })],
  ['cut off', () => new Response('{"data":"Product Add', { status: 200 })],
  ['followed by a refusal to be let in', () => Response.json({}, { status: 419 })],
])('what is added again, as the answer was %s, has the key of the first', async (_, answer) => {
  const first = await keyOf(form, answer)
  expect(first).toMatch(/^\d+(-\d+){3}$/)
  expect(await keyOf(form, answer)).toBe(first)
  expect(await keyOf(form, done)).toBe(first)
  // it was answered: who sends it once more means another one
  expect(await keyOf(form, done)).not.toBe(first)
})

test('it is kept for a reload of the tab, and no word with it', async () => {
  const key = await keyOf(form, lost)
  const kept = JSON.stringify(sessionStorage)
  expect(kept).toContain(key)
  expect(kept).not.toContain('Probe')
})

test('other words, another file, another address and what followed others have another one', async () => {
  const other = { ...form, image: new File(['2'], 'a.png', { lastModified: 2 }) }
  const keys = [
    await keyOf(form, lost),
    await keyOf(form, lost, { ...STORE, path: '/api/other' } as unknown as typeof STORE),
    await keyOf(other, lost),
    await keyOf({ name: 'Other' }, lost),
    await keyOf(form, lost),
  ]
  expect(new Set(keys).size).toBe(5)
})

test('a save has none: what is asked twice is asked about twice', async () => {
  const save = { path: '/api/save', encoding: 'multipart' } as unknown as typeof STORE
  expect(await keyOf(form, lost, save)).toBeNull()
})

test('none leaves the page’s own origin', async () => {
  const away = { ...STORE, path: 'https://api.example/store' } as unknown as typeof STORE
  expect(await keyOf(form, done, away)).toBeNull()
})
