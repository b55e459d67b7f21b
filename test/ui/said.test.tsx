import { beforeEach, expect, test, vi } from 'vitest'
import { holdClock, settle } from '../support/time'
import { showField } from './combobox-shown'
import { showCropper } from './cropper-shown'

vi.mock('../../src/ui/crop/lazy/image')

beforeEach(holdClock)

test('a combobox says the same words once more, and leaves none of long ago', async () => {
  const field = await showField()
  await field.type('norw')
  await settle(600)
  expect(field.said()).toBe('1 result')
  await field.type('e')
  await settle(500)
  expect(field.said()).toBe('')
  await settle(100)
  expect(field.said()).toBe('1 result')
  await settle(5000)
  expect(field.said()).toBe('')
})

test('so does the cropper', async () => {
  const { named, said } = await showCropper()
  named('Zoom out').click()
  await settle(100)
  expect(said()).toBe('1.0×')
  named('Zoom out').click()
  await settle()
  expect(said()).toBe('')
  await settle(100)
  expect(said()).toBe('1.0×')
  await settle(5000)
  expect(said()).toBe('')
})
