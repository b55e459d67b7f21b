import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/index'
import { find, textOf } from '../support/inside'
import { gate, settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeSheet, type Sheet } from './sheet'

const EMPTY = 'The weld is required.'
const WRONG = 'There is no such part.'

/** The form after a save that was refused for these fields. */
async function refused(
  fields: Record<string, string>,
  given: Parameters<typeof placeSheet>[0] = {},
) {
  listenForErrors()
  const save = () => Promise.reject(new ApiError('refused', 422, '', fields))
  const sheet = await placeSheet({ save, ...given })
  await sheet.confirm()
  expect(sheet.messages()).toEqual(fields)
  return sheet
}

/** The form after such a save, while which the weld was filled. */
async function refusedMeanwhile(fields: Record<string, string>) {
  listenForErrors()
  let refuse = (_why: ApiError) => {}
  const sheet = await placeSheet({ save: () => new Promise((_, reject) => (refuse = reject)) })
  await sheet.confirm()
  await sheet.type('weld', 'W')
  refuse(new ApiError('refused', 422, '', fields))
  await settle(50)
  return sheet
}

/** The visitor is at work in a field, and leaves it for another. */
const work = (field: HTMLElement) => {
  field.focus()
  field.dispatchEvent(new Event('pointerdown', { bubbles: true }))
}

test('R11 what is said of an empty field goes as it is filled, and the focus stays', async () => {
  const { element, type, messages, field } = await refused({ weld: EMPTY })
  work(field('weld'))
  await type('weld', 'W')
  expect(messages()).toEqual({})
  expect(element.shadowRoot!.activeElement).toBe(field('weld'))
})

test('R11 what is said of a field that was filled while the save was on its way goes as well', async () => {
  const { messages } = await refusedMeanwhile({ weld: EMPTY, part: WRONG })
  expect(messages()).toEqual({ part: WRONG })
})

test('R11 where all of it was filled meanwhile, the refusal is seen until more is typed', async () => {
  const { messages, type } = await refusedMeanwhile({ weld: EMPTY })
  expect(messages()).toEqual({ weld: EMPTY })
  await type('weld', 'W-1')
  expect(messages()).toEqual({})
})

test('R11 what was typed before a save’s own read had come was sent: what is said of it stays', async () => {
  const { late, arrive } = gate()
  const source = { refetch: vi.fn(() => late), value: { loading: false, data: {} } }
  listenForErrors()
  const fields = { weld: WRONG, part: WRONG }
  const save = vi.fn((_values: Sheet) => Promise.reject(new ApiError('refused', 422, '', fields)))
  const { type, confirm, messages } = await placeSheet({ source, save, version: undefined })
  await settle(500)
  await confirm()
  await type('weld', 'W')
  arrive()
  await vi.waitFor(() => expect(messages()).not.toEqual({}))
  await settle(50)
  expect(save.mock.calls[0]![0].weld).toBe('W')
  expect(messages()).toEqual(fields)
})

test('R11 what is said of what a field holds stays until the next save', async () => {
  const { type, messages } = await refused({ part: WRONG })
  await type('part', 'Nozzle N5')
  expect(messages()).toEqual({ part: WRONG })
})

test('R11 of several, it goes once the field is left, as the list of them moves what is below', async () => {
  const { element, type, messages, field } = await refused({ part: WRONG, weld: EMPTY })
  const summary = () => find(element, '.summary')
  work(field('weld'))
  await type('weld', 'W-17')
  expect(messages()).toEqual({ part: WRONG, weld: EMPTY })
  expect(textOf(summary()!)).toBe('2 errors Part Weld')
  work(field('part'))
  await settle(50)
  expect(messages()).toEqual({ part: WRONG })
  expect(summary()).toBeNull()
  expect(element.shadowRoot!.activeElement).toBe(field('part'))
})

test.each([undefined, true])(
  'R11 one of several that is settled leaves the focus where it is: quiet %s',
  async hasQuietlyFailed => {
    const fields = { part: WRONG, weld: EMPTY, gate: 'The gate is closed.' }
    listenForErrors()
    const save = () => Promise.reject(new ApiError('refused', 422, '', fields))
    const { element, type, confirm, field } = await placeSheet({ save, hasQuietlyFailed })
    await confirm()
    work(field('weld'))
    await type('weld', 'W-17')
    work(field('part'))
    await settle(50)
    expect(textOf(find(element, '.summary')!)).toMatch(/^2 errors/)
    expect(element.shadowRoot!.activeElement).toBe(field('part'))
  },
)

test('where the focus is in the list of several as it goes, it is with the field that is left', async () => {
  const { element, type, field } = await refused({ part: WRONG, weld: EMPTY })
  work(field('weld'))
  await type('weld', 'W-17')
  work(find(element, '.summary a')!)
  await settle(50)
  expect(find(element, '.summary')).toBeNull()
  expect(element.shadowRoot!.activeElement).toBe(field('part'))
})

test('a message of a check goes as that passes, and not before', async () => {
  listenForErrors()
  const tooLong = 'At most 4 characters.'
  const check = ({ weld }: Sheet) => weld.length > 4 && { weld: tooLong }
  const { type, confirm, messages } = await placeSheet({ check })
  await type('weld', 'W-17-b')
  await confirm()
  expect(messages()).toEqual({ weld: tooLong })
  await type('weld', 'W-17b')
  expect(messages()).toEqual({ weld: tooLong })
  await type('weld', 'W-17')
  expect(messages()).toEqual({})
})
