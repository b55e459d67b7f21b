import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/index'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeSheet } from './sheet'

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

test('Q106 nor is it saved before a read that is under way, or took the place of its own, has come', async () => {
  const save = vi.fn(async () => {})
  const value = { loading: true, data: {} }
  const source = { refetch: vi.fn(async () => {}), value }
  const { confirm } = await placeSheet({ source, save, version: null })
  await confirm()
  expect(source.refetch).toHaveBeenCalledOnce()
  expect(save).not.toHaveBeenCalled()
  value.loading = false
  await settle(50)
  expect(save).toHaveBeenCalledOnce()
})

test('Q106 nor is it saved where that cannot be read anew, which is said', async () => {
  const { errors } = listenForErrors()
  const save = vi.fn(async () => {})
  const error = new ApiError('server', 500, 'GET /sheet: 500')
  const value: { loading: boolean; data: object; error?: ApiError } = { loading: false, data: {} }
  const source = { refetch: vi.fn(async () => void (value.error = error)), value }
  const { confirm, type } = await placeSheet({ source, save, version: null })
  await type('weld', 'W-17')
  await settle(600)
  await confirm()
  expect(save).not.toHaveBeenCalled()
  expect(errors).toHaveLength(1)
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
