import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/index'
import { listenForErrors } from '../support/widget'
import { holdClock, settle } from '../support/time'
import { descriptionOf, textOf } from '../support/inside'
import { placeSheet } from './sheet'

/** Whether the page can be left without a question. */
const canLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('an untouched form closes without a question', async () => {
  const { press, isOpen } = await placeSheet()
  expect(canLeave()).toBe(true)
  await press('Cancel')
  expect(isOpen()).toBe(false)
})

test.each(['Cancel', 'Close'])('what is typed does not go by %s without a question', async by => {
  const { type, press, dialogs, isOpen, field } = await placeSheet()
  await type('weld', 'W-17')
  await press(by)
  expect(isOpen()).toBe(true)
  expect(textOf(dialogs()[1]!)).toBe(
    'Discard changes? Your changes to Weld Sheet have not been saved. Keep editing Discard',
  )
  await press('Keep editing')
  expect([dialogs().length, field('weld').value]).toEqual([1, 'W-17'])
  await press(by)
  await press('Discard')
  expect(isOpen()).toBe(false)
})

test('the question begins at Keep editing', async () => {
  const { type, press, dialogs } = await placeSheet()
  await type('weld', 'W-17')
  await press('Cancel')
  const first = dialogs()[1]!.querySelector('[autofocus]')!
  expect(textOf(first)).toBe('Keep editing')
  // and what it is about is said with it
  expect(descriptionOf(first)).toBe('Your changes to Weld Sheet have not been saved.')
})

test('the question goes with its reason, and does not come back by itself', async () => {
  listenForErrors()
  let lose: ((error: Error) => void) | undefined
  const save = () => new Promise((_, reject) => (lose = reject))
  const { confirm, type, press, dialogs } = await placeSheet({ save })
  await confirm()
  await press('Cancel')
  expect(dialogs()).toHaveLength(2)
  lose!(new ApiError('server', 500, ''))
  await settle()
  expect(dialogs()).toHaveLength(1)
  await type('weld', 'W-17')
  expect(dialogs()).toHaveLength(1)
})

test('a save that is discarded is given up, and says nothing', async () => {
  const { errors } = listenForErrors()
  let given: AbortSignal | undefined
  const save = (_: object, signal: AbortSignal) =>
    new Promise((_, reject) => {
      given = signal
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  const { confirm, press, isOpen } = await placeSheet({ save })
  await confirm()
  await press('Cancel')
  await press('Discard')
  expect([isOpen(), given!.aborted, errors]).toEqual([false, true, []])
})

test('of a save that is discarded on its way, what shows its subject reads what became of it', async () => {
  const refetch = vi.fn(async () => {})
  const source = { refetch, value: { loading: false }, lc: 1 }
  const save = () => new Promise<void>(() => {})
  const { type, confirm, press } = await placeSheet({ save, source, version: 'v1' })
  await type('weld', 'W-17')
  await confirm()
  holdClock()
  await press('Cancel')
  await press('Discard')
  expect(refetch).not.toHaveBeenCalled()
  await settle(1000)
  expect(refetch).toHaveBeenCalledOnce()
})

test('of a save that replaces nothing of its subject, nothing is read', async () => {
  const refetch = vi.fn(async () => {})
  const source = { refetch, value: { loading: false }, lc: 1 }
  const save = () => new Promise<void>(() => {})
  const { type, confirm, press } = await placeSheet({ save, source })
  await type('weld', 'W-17')
  await confirm()
  holdClock()
  await press('Cancel')
  await press('Discard')
  await settle(1000)
  expect(refetch).not.toHaveBeenCalled()
})

test('the page is not left without a question while something is typed or on its way', async () => {
  let done: (() => void) | undefined
  const save = () => new Promise<void>(resolve => (done = resolve))
  const { type, confirm } = await placeSheet({ save })
  await type('weld', 'W-17')
  expect(canLeave()).toBe(false)
  await confirm()
  expect(canLeave()).toBe(false)
  done!()
  await settle()
  expect(canLeave()).toBe(true)
})

test('nor does what a field could not take, nor the page with it', async () => {
  const { press, dialogs, field, isOpen } = await placeSheet()
  field('weld').setCustomValidity('Choose from the list.')
  expect(canLeave()).toBe(false)
  await press('Cancel')
  expect(dialogs()).toHaveLength(2)
  await press('Discard')
  expect([isOpen(), canLeave()]).toEqual([false, true])
})
