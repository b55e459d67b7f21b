import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/index'
import { control, find, textOf } from '../support/inside'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeSheet } from './sheet'

const draft = { name: 'sheet' }
/** What was typed over something that is not the portal's any more. */
const OLD = JSON.stringify({ part: { from: 'Nozzle N1', value: 'Nozzle N9' } })
const keepOld = () => localStorage.setItem('ndt-draft:7:sheet', OLD)

test('Q106 a draft over something that changed since is a choice under its field', async () => {
  keepOld()
  const { element, field, notes } = await placeSheet({ draft })
  expect(field('part').value).toBe('Nozzle N9')
  const choice = find(element, '.choice')!
  expect(choice.getAttribute('aria-label')).toBe('Part')
  expect(textOf(choice)).toBe('Changed elsewhere to: Nozzle N4 Keep mine Take theirs')
  expect(notes()).toContain(
    'A field that you changed was changed elsewhere too. Choose what to keep.',
  )
})

test('Q106 nothing is sent before the choice, which takes the focus', async () => {
  keepOld()
  const save = vi.fn(async () => {})
  const { element, confirm, press, messages, field } = await placeSheet({ draft, save })
  await confirm()
  expect(save).not.toHaveBeenCalled()
  expect(messages()).toEqual({ part: 'Changed elsewhere: keep yours or take theirs.' })
  expect(element.shadowRoot!.activeElement).toBe(control(element, 'Keep mine: Part'))
  await press('Take theirs: Part')
  expect([field('part').value, messages(), find(element, '.choice')]).toEqual([
    'Nozzle N4',
    {},
    null,
  ])
  expect(element.shadowRoot!.activeElement).toBe(field('part'))
  await confirm()
  expect(save).toHaveBeenCalledOnce()
})

test('Q106 what is kept is sent', async () => {
  keepOld()
  const save = vi.fn(async (_: object) => {})
  const { confirm, press } = await placeSheet({ draft, save })
  await press('Keep mine: Part')
  await confirm()
  expect(save.mock.calls[0]![0]).toEqual({ part: 'Nozzle N9', weld: '' })
})

test.each([412, 409])('Q106 a stale save (%i) reads anew, and says so', async status => {
  listenForErrors()
  const refetch = vi.fn(async () => {})
  const save = () => Promise.reject(new ApiError('refused', status, ''))
  const source = { refetch, value: { loading: false } }
  const { confirm, notes, type, field } = await placeSheet({ save, version: 'v1', source })
  await type('weld', 'W-17')
  await confirm()
  expect(refetch).toHaveBeenCalledOnce()
  expect(notes()).toEqual([expect.stringMatching(/^This was changed elsewhere, so it was not/)])
  expect(field('weld').value).toBe('W-17')
})

test('Q106 what the portal turns out to have already is not said to be unsaved', async () => {
  listenForErrors()
  const given: Parameters<typeof placeSheet>[0] = {
    version: 'v1',
    save: () => Promise.reject(new ApiError('refused', 412, '')),
  }
  // the answer to the save before this one was lost
  const stored = { initial: { part: 'Nozzle N4', weld: 'W-17' }, version: 'v2' }
  const refetch = async () => void Object.assign(given, stored)
  const { confirm, notes, type, form } = await placeSheet(
    Object.assign(given, { source: { refetch, value: { loading: false } } }),
  )
  await type('weld', 'W-17')
  await confirm()
  expect([form().isStale, form().isDirty, notes()]).toEqual([true, false, []])
})

test('Q106 without a version a conflict is any other refusal', async () => {
  listenForErrors()
  const refetch = vi.fn(async () => {})
  const save = () => Promise.reject(new ApiError('refused', 409, ''))
  const { confirm, notes } = await placeSheet({
    save,
    source: { refetch, value: { loading: false } },
  })
  await confirm()
  expect([refetch.mock.calls.length, notes()]).toEqual([0, []])
})

test('Q106 a form is read anew as the visitor comes back to its page', async () => {
  const refetch = vi.fn(async () => {})
  await placeSheet({ source: { refetch, value: { loading: false } } })
  dispatchEvent(new Event('focus'))
  await settle()
  expect(refetch).toHaveBeenCalledOnce()
})

test('Q106 where the portal has no versions, a form that stood open is read anew before it is saved', async () => {
  const order: string[] = []
  const source = {
    refetch: vi.fn(async () => void order.push('read')),
    value: { loading: false, data: {} },
  }
  const save = vi.fn(async () => void order.push('save'))
  const { confirm, type } = await placeSheet({ source, save, version: undefined })
  await type('weld', 'W-17')
  await settle(500)
  await confirm()
  expect(order).toEqual(['read', 'save'])
})

test('Q106 nor is it saved before a read that is under way has come', async () => {
  const source = { refetch: vi.fn(async () => {}), value: { loading: true, data: {} } }
  const { confirm } = await placeSheet({ source, version: null })
  await confirm()
  expect(source.refetch).toHaveBeenCalledOnce()
})

test.each([
  ['what replaces nothing', {}, undefined],
  ['what is not there yet', undefined, null],
])('%s is saved without a read', async (_, data, version) => {
  const source = { refetch: vi.fn(async () => {}), value: { loading: true, data } }
  const { confirm } = await placeSheet({ source, ...(version === null && { version }) })
  await settle(2000)
  await confirm()
  expect(source.refetch).not.toHaveBeenCalled()
})

test('Q106 files that were chosen are not kept, and this is said', async () => {
  localStorage.setItem('ndt-draft:7:sheet', '{"part":null}')
  const { notes } = await placeSheet({ draft })
  expect(notes()).toEqual(['Part: files are not kept. Choose them again.'])
})
