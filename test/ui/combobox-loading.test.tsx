import { expect, test, vi } from 'vitest'
import { showField } from './combobox-shown'
import { settle } from './time'

const { gate, open } = vi.hoisted(() => {
  let open = () => {}
  const gate = new Promise<void>(resolve => (open = resolve))
  return { gate, open: () => open() }
})
vi.mock('../../src/ui/combobox-control', async original => {
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
  await field.key('Backspace')
  await field.key('Delete')
  expect(field.ids()).toEqual([0, 1])

  field.input().focus()
  await field.type('Por')
  open()
  await settle()
  expect(field.input()).not.toBe(before)
  expect(field.root.activeElement).toBe(field.input())
  expect(field.input().value).toBe('Por')
  expect(field.ids()).toEqual([0, 1])
  expect(field.rows()).toEqual(['Portuguese', 'Add "Por"'])
})
