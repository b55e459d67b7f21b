import { expect, test, vi } from 'vitest'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { showField } from './combobox-shown'

const lost = vi.hoisted(() => ({ times: 1 }))
vi.mock('../../src/ui/combobox/lazy/control', async original => {
  if (lost.times-- > 0) throw new Error('Failed to fetch dynamically imported module')
  return original()
})

test('a list that did not come is asked for again by a press, and a chip that goes gives its focus to the field', async () => {
  const { errors } = listenForErrors()
  const field = await showField()
  expect(errors).toHaveLength(1)
  const remove = field.find<HTMLButtonElement>('[aria-label="Remove Igbo"]')
  remove.focus()
  remove.click()
  await settle()
  expect(field.ids()).toEqual([0])
  expect(field.root.activeElement).toBe(field.input())

  field.input().click()
  // the list's file is read a second time, which takes a busy machine more than a second
  await vi.waitFor(
    async () => {
      await settle()
      expect(field.isOpen()).toBe(true)
    },
    { timeout: 10_000 },
  )
  expect(field.root.activeElement).toBe(field.input())
  expect(errors).toHaveLength(1)
})
