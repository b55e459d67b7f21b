import { expect, test, vi } from 'vitest'
import { showField } from './combobox-shown'
import { settle } from '../support/time'

const { gate, open } = vi.hoisted(() => {
  let open = () => {}
  const gate = new Promise<void>(resolve => (open = resolve))
  return { gate, open: () => open() }
})
vi.mock('../../src/ui/combobox/lazy/control', async original => {
  await gate
  return original()
})

test('before its list has loaded, the field takes choices and text, and keeps both', async () => {
  const field = await showField({ allowNew: true })
  const before = field.input()
  await field.type('Klingon')
  const enter = await field.key('Enter')
  expect(enter.defaultPrevented).toBe(true)
  expect(field.ids()).toEqual([0, 1, 'Klingon'])
  // without its arrow keys each chip is a stop of the tab key
  const remove = field.find<HTMLButtonElement>('[aria-label="Remove Klingon"]')
  expect(remove.tabIndex).toBe(0)
  remove.click()
  await settle()
  expect(field.ids()).toEqual([0, 1])

  // several names are told apart with the list
  const several = await showField({ allowNew: true, byComma: true, start: [] })
  await several.type('Ewe, Twi')
  await several.leave()
  expect(several.error()).toBe('The list is still loading.')
  expect(several.spy).not.toHaveBeenCalled()

  field.input().focus()
  await field.type('Por')
  open()
  await settle()
  await vi.waitFor(() => expect(field.input()).not.toBe(before))
  expect(field.root.activeElement).toBe(field.input())
  expect(field.input().value).toBe('Por')
  expect(field.ids()).toEqual([0, 1])
  expect(field.rows()).toEqual(['Portuguese', 'Add "Por"'])
  const isMarked = () => field.input().hasAttribute('aria-activedescendant')
  await vi.waitFor(() => expect(isMarked()).toBe(true))
  await field.key('Enter')
  expect(field.ids()).toHaveLength(3)
  expect(field.ids()).not.toContain('Por')
})
