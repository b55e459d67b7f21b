import { expect, test } from 'vitest'
import { ApiError, clearDrafts } from '../../src/index'
import { listenForErrors } from '../support/widget'
import { settle } from '../ui/time'
import { signIn } from '../widgets/portal'
import { placeSheet } from './sheet'

const draft = { name: 'sheet' }
const KEY = 'ndt-draft:7:sheet'
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null')
const fails = { draft, save: () => Promise.reject(new ApiError('server', 500, '')) }

test('a draft is of its user and its form, and begins with the first change', async () => {
  const { type } = await placeSheet({ draft })
  expect(kept()).toBeNull()
  await type('weld', 'W-17')
  expect(kept()).toEqual({ part: 'Nozzle N4', weld: 'W-17' })
})

test('a draft outlives a failed save, and a page that was left', async () => {
  listenForErrors()
  const { element, type, confirm } = await placeSheet(fails)
  await type('weld', 'W-17')
  await confirm()
  element.remove()
  await settle(2000)
  const { field, notes } = await placeSheet({ draft })
  expect(field('weld').value).toBe('W-17')
  expect(notes()).toEqual(['What you typed last time is back. Start over'])
})

test('what was discarded does not come back', async () => {
  const { type, press, reopen, field, notes } = await placeSheet({ draft })
  await type('weld', 'W-17')
  await press('Cancel')
  await press('Discard')
  expect(kept()).toBeNull()
  await reopen()
  expect([field('weld').value, notes()]).toEqual(['', []])
})

test('Start over takes back what it would have begun with, and forgets the draft', async () => {
  localStorage.setItem(KEY, '{"weld":"W-17"}')
  const { press, field, notes, isOpen } = await placeSheet({ draft })
  expect([field('part').value, field('weld').value]).toEqual(['Nozzle N4', 'W-17'])
  await press('Start over')
  expect([field('weld').value, notes()]).toEqual(['', []])
  expect(kept()).toBeNull()
  await press('Cancel')
  expect(isOpen()).toBe(false)
})

test('a save that succeeds forgets the draft', async () => {
  localStorage.setItem(KEY, '{"weld":"W-17"}')
  const { confirm, notes } = await placeSheet({ draft })
  await confirm()
  expect(notes()).toEqual([])
  expect(kept()).toBeNull()
  await settle(1000)
  expect(kept()).toBeNull()
})

test('what cannot be kept is left out of the draft', async () => {
  const { type } = await placeSheet({ draft: { name: 'sheet', without: ['part'] } })
  await type('part', 'Secret')
  await type('weld', 'W-17')
  expect(kept()).toEqual({ weld: 'W-17' })
})

test('a form without a draft keeps nothing', async () => {
  const { type } = await placeSheet()
  await type('weld', 'W-17')
  expect({ ...localStorage }).toEqual({})
})

test('somebody else’s draft is not shown', async () => {
  localStorage.setItem(KEY, '{"weld":"W-17"}')
  signIn({ id: 8, first_name: 'Jonas' })
  const { field, notes } = await placeSheet({ draft })
  expect([field('weld').value, notes()]).toEqual(['', []])
})

test('a draft that is broken counts as none', async () => {
  localStorage.setItem(KEY, '{"weld":')
  const { field, type } = await placeSheet({ draft })
  expect(field('weld').value).toBe('')
  await type('weld', 'W-18')
  expect(kept()).toMatchObject({ weld: 'W-18' })
})

test('at sign-out the drafts of all are forgotten, and nothing else', () => {
  localStorage.setItem(KEY, '{}')
  localStorage.setItem('ndt-draft:8:sheet', '{}')
  localStorage.setItem('theme', 'dark')
  clearDrafts()
  expect({ ...localStorage }).toEqual({ theme: 'dark' })
  localStorage.clear()
})
