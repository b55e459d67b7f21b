import { expect, test, vi } from 'vitest'
import { listen } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { find } from '../support/inside'
import { placeSheet } from './sheet'

test('R12 a form is saved once, however often it is submitted', async () => {
  const save = vi.fn(() => new Promise(() => {}))
  const { element, form } = await placeSheet({ save })
  const submit = () => find(element, 'form')!.dispatchEvent(new Event('submit'))
  submit()
  submit()
  void form().submit()
  await settle()
  submit()
  await settle()
  expect(save).toHaveBeenCalledOnce()
})

test('R12 while it is saved the button reads Saving...; then it rests until the dialog closes', async () => {
  let done: (() => void) | undefined
  const save = () => new Promise<void>(resolve => (done = resolve))
  const { confirm, main } = await placeSheet({ save })
  expect(main()).toEqual({ label: 'Save', isDisabled: false, isTurning: false })
  await confirm()
  expect(main()).toEqual({ label: 'Saving...', isDisabled: true, isTurning: true })
  done!()
  await settle()
  expect(main()).toEqual({ label: 'Save', isDisabled: true, isTurning: false })
})

test('Enter in a field saves what is typed', async () => {
  const save = vi.fn(async () => {})
  const { element, type } = await placeSheet({ save })
  await type('weld', 'W-17')
  find(element, 'form')!.dispatchEvent(new Event('submit', { cancelable: true }))
  await settle()
  const start = { part: 'Nozzle N4', weld: '' }
  const sent = { part: 'Nozzle N4', weld: 'W-17' }
  expect(save).toHaveBeenCalledWith(
    sent,
    expect.any(AbortSignal),
    expect.objectContaining({ start }),
  )
})

test('R52 R58 ndt-saved names the section; the toast says the message', async () => {
  const saved = listen('ndt-saved')
  const { tag, confirm } = await placeSheet()
  await confirm()
  expect(saved).toEqual([{ tag, section: 'sheet', message: 'Sheet Updated' }])
  expect(toastMessages()).toEqual(['Sheet Updated'])
})

test('Q11 it closes and is read again at the same moment, once', async () => {
  const refresh = vi.fn()
  const { confirm, isOpen } = await placeSheet({ refresh, closeAfter: 1000 })
  await confirm()
  await settle(999)
  expect([isOpen(), refresh.mock.calls.length]).toEqual([true, 0])
  await settle(1)
  expect([isOpen(), refresh.mock.calls.length]).toEqual([false, 1])
  await settle(5000)
  expect(refresh).toHaveBeenCalledOnce()
})

test('Q11 over what is typed since the save it does not close; what was saved is read as it does', async () => {
  const refresh = vi.fn()
  const { confirm, type, isOpen, field } = await placeSheet({ refresh, closeAfter: 1000 })
  await type('weld', 'W-17')
  await confirm()
  await type('weld', 'W-18')
  await settle(1000)
  expect([isOpen(), refresh.mock.calls.length]).toEqual([true, 0])
  expect(field('weld').value).toBe('W-18')
  await confirm()
  await settle(1000)
  expect([isOpen(), refresh.mock.calls.length]).toEqual([false, 1])
})

test('Q11 nor over what no field took', async () => {
  const { confirm, isOpen, field, type } = await placeSheet({ closeAfter: 1000 })
  await confirm()
  field('weld').setCustomValidity('Choose from the list.')
  await settle(1000)
  expect(isOpen()).toBe(true)
  field('weld').setCustomValidity('')
  await type('weld', 'W-17')
  await confirm()
  await settle(1000)
  expect(isOpen()).toBe(false)
})

test('Q11 a save that is on its way as it would close is not given up', async () => {
  let given: AbortSignal | undefined
  const { confirm, type, isOpen } = await placeSheet({
    closeAfter: 1000,
    save: ({ weld }, signal) => {
      given = signal
      return weld === 'W-18' ? new Promise(() => {}) : Promise.resolve()
    },
  })
  await type('weld', 'W-17')
  await confirm()
  await type('weld', 'W-18')
  await confirm()
  await settle(1000)
  expect([isOpen(), given!.aborted]).toEqual([true, false])
})

test('Q11 closed early it is read again all the same, and a new opening stays open', async () => {
  const refresh = vi.fn()
  const { confirm, press, isOpen, reopen } = await placeSheet({ refresh })
  await confirm()
  await press('Cancel')
  expect([isOpen(), refresh.mock.calls.length]).toEqual([false, 1])
  await reopen()
  await settle(5000)
  expect([isOpen(), refresh.mock.calls.length]).toEqual([true, 1])
})

test('Q11 a form that was not saved is not read again', async () => {
  const refresh = vi.fn()
  const { press } = await placeSheet({ refresh })
  await press('Cancel')
  expect(refresh).not.toHaveBeenCalled()
})
