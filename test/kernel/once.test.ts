import { beforeEach, expect, test, vi } from 'vitest'
import { looseObject, object, string } from 'valibot'
import { defineCall } from '../../src/contract/call'
import { configure, openAt } from '../support/page'

const path = '/api/store'
const adds = true as const
const photo = new File(['1'], 'a.png', { lastModified: 1 })
const form = { name: 'Probe', image: photo }
const done = () => Response.json({ message: 'Added' })
const lost = () => new TypeError('Failed to fetch')

beforeEach(() => {
  sessionStorage.clear()
  openAt('https://portal.example/creator')
})

/** Sends a form, and answers with the key that went out with it. */
async function keyOf(
  body: Record<string, unknown>,
  answer: () => Response | Error,
  travel: { path?: string; adds?: true } = { adds },
) {
  let key: string | null = null
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    key = new Headers(headers).get('idempotency-key')
    const given = answer()
    return given instanceof Error ? Promise.reject(given) : Promise.resolve(given)
  })
  const call = defineCall({
    ...{ method: 'POST', path, encoding: 'multipart', ...travel },
    body: looseObject({}),
    answer: object({ message: string() }),
  })
  await call({ body }).catch(() => {})
  return key
}

test.each([
  ['lost', lost],
  ['swallowed by a gateway', () => new Response('', { status: 504 })],
  ['cut off', () => new Response('{"data":"Product Add', { status: 200 })],
  ['empty', () => new Response(null, { status: 200 })],
  ['of another shape', () => Response.json([])],
  ['no success', () => Response.json({ success: false })],
  ['a page', () => new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } })],
  ['followed by a refusal to be let in', () => Response.json({}, { status: 419 })],
])('what is added again, as the answer was %s, has the key of the first', async (_, answer) => {
  const first = await keyOf(form, answer)
  expect(first).toMatch(/^\d+(-\d+){3}$/)
  expect(await keyOf(form, answer)).toBe(first)
  expect(await keyOf(form, done)).toBe(first)
  // it was answered: who sends it once more means another one
  expect(await keyOf(form, done)).not.toBe(first)
})

test('an answer in JSON that is sent as a page is one', async () => {
  const asPage = () =>
    new Response('{"message":"Added"}', { headers: { 'content-type': 'text/html' } })
  const first = await keyOf(form, asPage)
  expect(await keyOf(form, done)).not.toBe(first)
})

test('an earlier one of the same address, answered late, does not end a later one', async () => {
  let answerFirst = (_: Response) => {}
  const late = new Promise<Response>(resume => (answerFirst = resume))
  const first = keyOf({ name: 'Earlier' }, () => late as unknown as Response)
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1))
  const later = await keyOf(form, lost)
  answerFirst(done())
  await first
  expect(await keyOf(form, done)).toBe(later)
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
    await keyOf(form, lost, { path: '/api/other', adds }),
    await keyOf(other, lost),
    await keyOf({ name: 'Other' }, lost),
    await keyOf(form, lost),
  ]
  expect(new Set(keys).size).toBe(5)
})

test('a save has none: what is asked twice is asked about twice', async () => {
  expect(await keyOf(form, lost, {})).toBeNull()
})

test('none leaves the page’s own origin', async () => {
  configure({ apiBase: 'https://api.example' })
  expect(await keyOf(form, done)).toBeNull()
})
