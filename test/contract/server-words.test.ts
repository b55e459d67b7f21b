// @vitest-environment node
import { expect, test } from 'vitest'
import { calls } from '../../src/contract/all'
import type { Call } from '../../src/contract/call'
import { outcome } from './outcome'
import { usePortal } from './portal'

const portal = usePortal()

test.each([
  'Use the form Name <you@example.com>.',
  'See <https://help.example>: I <3 it.',
  'Notice period is missing on line 12.',
  'Notice: your plan ends today.',
])('R163 plain words with signs stay: %s', async message => {
  portal.reply = { status: 422, body: { message } }
  expect((await outcome(calls.createProduct as unknown as Call))?.reason).toBe(message)
})

test.each([
  'Access denied',
  'Sorry, you are not allowed to do this.',
  'The item was not saved.',
  'The link has expired.',
  '403 Forbidden',
  'Saving failed.',
  'Connection to database lost',
])('Q115 a 200 with the words “%s” is a refusal', async words => {
  const call = calls.createProduct as unknown as Call
  for (const reply of [
    { body: words, type: 'text/plain' },
    { body: words, type: 'text/html' },
    { body: { message: words } },
    { body: { data: { message: words } } },
  ]) {
    portal.reply = { status: 200, ...reply }
    expect(await outcome(call)).toMatchObject({ kind: 'refused', status: 200, reason: words })
  }
  portal.reply = { status: 200, body: { success: true, message: words } }
  expect(await outcome(call)).toBeUndefined()
})

test('R163 Q115 a long reason is cut between words', async () => {
  portal.reply = { status: 422, body: { message: 'Ask your admin. '.repeat(40) } }
  const { reason } = (await outcome(calls.createProduct as unknown as Call))!
  expect(reason).toMatch(/^Ask your admin\. .{400,}[.a-z]…$/)
  expect(reason.length).toBeLessThanOrEqual(500)
})

test.each([
  ['30', 'Slow down.', 'Slow down. Please try again in 30 seconds.'],
  ['1', 'Slow down.', 'Slow down. Please try again in 1 second.'],
  ['600', undefined, 'Please try again in 10 minutes.'],
  ['30', 'Try again in 30 seconds.', 'Try again in 30 seconds.'],
  ['soon', 'Slow down.', 'Slow down.'],
  [new Date(0).toUTCString(), 'Slow down.', 'Slow down.'],
])('Q43 Retry-After %s after "%s" is said as "%s"', async (after, message, words) => {
  portal.reply = { status: 429, body: { message }, headers: { 'Retry-After': after } }
  const failure = await outcome(calls.updateProfile as unknown as Call)
  expect(failure?.reason).toBe(words)
})

test('Q43 a date in Retry-After is one of the server’s clock, whatever the visitor’s says', async () => {
  const headers = {
    Date: new Date(1e9).toUTCString(),
    'Retry-After': new Date(1e9 + 20_000).toUTCString(),
  }
  portal.reply = { status: 429, body: {}, headers }
  const failure = await outcome(calls.updateProfile as unknown as Call)
  expect(failure?.reason).toBe('Please try again in 20 seconds.')
})

test.each(['<h1>Error</h1>', 'Saved.\n<!-- 12 ms -->', 'Stack trace '.repeat(50)])(
  'Q115 what is no plain text is not taken for the server’s words (%#)',
  async message => {
    for (const body of [{ message }, { data: message }, { data: { message } }]) {
      portal.reply = { status: 200, body }
      expect(await calls.createProduct({ body: { name: 'Probe' } })).toBeNull()
    }
    portal.reply = { status: 422, body: { errors: { name: [message], city: ['Odd.'] } } }
    const failure = await outcome(calls.createProduct as unknown as Call)
    expect(failure?.fields).toEqual({ city: 'Odd.' })
  },
)

test('R173 the long address of an image is no text of the server', async () => {
  const editorImage = `https://cdn.example/a.png?signature=${'x'.repeat(900)}`
  portal.reply = { status: 200, body: { data: { editorImage } } }
  const body = { text_editor_image: new File(['x'], 'a.png') }
  expect(await calls.uploadEditorImage({ body })).toEqual({ editorImage })
})
