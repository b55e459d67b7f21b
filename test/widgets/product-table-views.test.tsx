import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Kept } from '../../src/table/kept'
import { find, nameOf, textOf } from '../support/inside'
import { holdClock, settle } from '../support/time'
import { place } from '../support/widget'
import { placeTable, press } from './tables'

await import('../../src/table/lazy/view-panel')

beforeEach(holdClock)

const panel = (table: Element) => find<HTMLElement>(table, '.view-panel')!
const said = (table: Element) => textOf(find(table, '.view-panel__said')!)

/** Types a name into the last field of the panel, and takes it. */
async function name(table: Element, text: string): Promise<void> {
  const input = [...panel(table).querySelectorAll<HTMLInputElement>('.input > input')].at(-1)!
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
  await press(table, 'Save')
}

async function rename(table: Element, from: string, to: string): Promise<void> {
  await press(table, `Rename ${from}`)
  const input = find<HTMLInputElement>(table, `[aria-label="New name of ${from}"]`)!
  expect(table.shadowRoot!.activeElement).toBe(input)
  input.value = to
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await settle()
}

/** Leaves the device room for nothing more. */
function fillDevice(): void {
  const device = localStorage
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: (key: string) => device.getItem(key), setItem })
}

test('a view is saved, applied, renamed and deleted', async () => {
  const { table, search, title } = await placeTable('ndt-product-table')
  await search('Product Name', 'probe')
  expect(title()).toBe('Products 7')
  await press(table, 'View')
  await name(table, ' Probes ')
  await expect.poll(() => said(table)).toBe('Probes is saved on this device.')
  await press(table, 'Clear filters')
  expect(title()).toBe('Products 64')
  if (!panel(table)) await press(table, 'View')
  await press(table, 'Probes')
  expect([title(), location.search, panel(table)]).toEqual(['Products 7', '?name=probe', null])

  await press(table, 'View')
  await rename(table, 'Probes', 'Transducers')
  await expect.poll(() => said(table)).toBe('Probes is now called Transducers.')
  await press(table, 'Delete Transducers')
  await expect.poll(() => said(table)).toBe('Transducers is deleted.')
  expect(find(table, '.view-panel__apply')).toBeNull()
})

test('a view with an order brings its filters alone to a table that is not sortable', async () => {
  const { table, lists } = await placeTable('ndt-product-table', { sortable: '' })
  await press(table, 'Product Name')
  await press(table, 'View')
  await name(table, 'By name')
  table.remove()
  history.replaceState(null, '', '/company/list')
  const plain = place('ndt-product-table')
  onTestFinished(() => plain.remove())
  await settle()
  await press(plain, 'View')
  expect(find(plain, '.view-panel__apply[aria-pressed=true]')?.textContent).toBe('By name')
  await press(plain, 'By name')
  expect([lists().at(-1), location.search]).toEqual(['page=1&limit=10', ''])
})

test('views that another tab deleted or saved are known to this one', async () => {
  const { table } = await placeTable('ndt-product-table')
  await press(table, 'View')
  await name(table, 'Mine')
  const [key] = Object.keys(localStorage)
  const views = () =>
    (JSON.parse(localStorage[key!] as string) as Kept).views!.map(({ name }) => name)
  const inOtherTab = (...names: string[]) =>
    localStorage.setItem(key!, JSON.stringify({ views: names.map(name => ({ name, search: '' })) }))
  inOtherTab()
  await name(table, 'Next')
  expect(views()).toEqual(['Next'])
  inOtherTab('Next', 'Theirs')
  await rename(table, 'Next', 'Theirs')
  expect(textOf(find(table, '.field__error')!)).toContain('Theirs')
  expect(views()).toEqual(['Next', 'Theirs'])
})

test('a view that takes the place of another of its name says so', async () => {
  const { table } = await placeTable('ndt-product-table')
  await press(table, 'View')
  await name(table, 'Probes')
  await expect.poll(() => said(table)).toBe('Probes is saved on this device.')
  await name(table, 'Probes')
  const words = 'Probes is saved in place of the view that had this name.'
  await expect.poll(() => said(table)).toBe(words)
})

test('a deleted view comes back by Undo, and each of several', async () => {
  const { table } = await placeTable('ndt-product-table')
  const views = () => [...panel(table).querySelectorAll('.view-panel__apply')].map(textOf)
  await press(table, 'View')
  for (const each of ['Probes', 'Scanners', 'Blocks']) await name(table, each)
  await press(table, 'Delete Probes')
  await press(table, 'Delete Blocks')
  expect(views()).toEqual(['Scanners'])
  await press(table, 'Undo: delete Probes')
  await expect
    .poll(() => [said(table), views()])
    .toEqual(['Probes is back.', ['Scanners', 'Probes']])
  await press(table, 'Undo: delete Blocks')
  expect(views()).toEqual(['Scanners', 'Probes', 'Blocks'])
  expect(find(table, '[aria-label^=Undo]')).toBeNull()
  // one that was saved anew meanwhile is offered once
  await press(table, 'Delete Blocks')
  await name(table, 'Blocks')
  await press(table, 'Delete Blocks')
  expect(panel(table).querySelectorAll('[aria-label="Undo: delete Blocks"]')).toHaveLength(1)
})

test('what saves a view and what deletes it leave the focus in the panel', async () => {
  const { table } = await placeTable('ndt-product-table')
  const focused = () => nameOf(table.shadowRoot!.activeElement!)
  await press(table, 'View')
  await name(table, 'All of them')
  expect(focused()).toBe('Save')
  await press(table, 'Delete All of them')
  expect(focused()).toBe('Undo: delete All of them')
  await press(table, 'Undo: delete All of them')
  expect(focused()).toBe('Name of this view')
})

test('a view needs a name', async () => {
  const { table } = await placeTable('ndt-product-table')
  await press(table, 'View')
  await name(table, '  ')
  const fault = find(table, '.view-panel [role=alert]')!
  expect(textOf(fault)).toBe('A view needs a name.')
  expect(find(table, '[aria-invalid=true]')!.getAttribute('aria-describedby')).toBe(fault.id)
})

test('a device that keeps nothing says so, and the choice holds meanwhile', async () => {
  const { table } = await placeTable('ndt-product-table')
  await press(table, 'View')
  vi.stubGlobal('localStorage', null)
  await name(table, 'Probes')
  vi.unstubAllGlobals()
  await expect.poll(() => said(table)).toMatch(/^This browser keeps nothing/)
  expect(find(table, '.view-panel__apply')).not.toBeNull()
})

test('what a full device did not take is there for the next change', async () => {
  const { table } = await placeTable('ndt-product-table')
  const views = () => [...panel(table).querySelectorAll('.view-panel__apply')].map(textOf)
  await press(table, 'View')
  await name(table, 'Probes')
  fillDevice()
  await name(table, 'Blocks')
  await name(table, 'Scanners')
  vi.unstubAllGlobals()
  await rename(table, 'Blocks', 'Steps')
  expect(views()).toEqual(['Probes', 'Steps', 'Scanners'])
})

test('what a full device did not take is there for the next change, also once the panel was closed', async () => {
  const { table } = await placeTable('ndt-product-table')
  const views = () => [...panel(table).querySelectorAll('.view-panel__apply')].map(textOf)
  const reopen = async () => {
    await press(table, 'View')
    await press(table, 'View')
  }
  await press(table, 'View')
  await name(table, 'Probes')
  fillDevice()
  await name(table, 'Blocks')
  await reopen()
  await name(table, 'Scanners')
  await reopen()
  vi.unstubAllGlobals()
  await rename(table, 'Scanners', 'Steps')
  expect(views()).toEqual(['Probes', 'Blocks', 'Steps'])
})

test('a view that gets the name of a deleted one free takes no focus', async () => {
  const { table } = await placeTable('ndt-product-table')
  await press(table, 'View')
  await name(table, 'Probes')
  await press(table, 'Delete Probes')
  await name(table, 'Probes')
  await rename(table, 'Probes', 'Blocks')
  expect(find(table, '[aria-label="Undo: delete Probes"]')).not.toBeNull()
  expect(table.shadowRoot!.activeElement).toBe(find(table, '.view-panel__views'))
})
