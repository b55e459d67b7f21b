import { beforeEach, expect, test, vi } from 'vitest'
import { product } from '../../stories/fixtures/company-forms'
import { answer, fail } from '../../stories/support/calls'
import { getProduct, getProducts } from '../../src/contract'
import type { Kept } from '../../src/table/kept'
import { find, heard, nameOf, textOf } from '../support/inside'
import { holdClock, settle } from '../support/time'
import { quiet } from '../support/widget'
import { FIRST, placeTable, press } from './tables'

await Promise.all([
  import('../../src/table/lazy/view-panel'),
  import('../../src/table/lazy/come-back'),
  import('../../widgets/product-table/product-preview'),
])

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

test('compact rows are remembered on this device.', async () => {
  const { table } = await placeTable('ndt-product-table')
  await press(table, 'View')
  const [, compact] = panel(table).querySelectorAll<HTMLInputElement>('input[type=radio]')
  compact!.click()
  await settle()
  expect(find(table, '.company-table.is-compact')).not.toBeNull()
  const kept = { ...localStorage }
  const { table: next } = await placeTable('ndt-product-table')
  expect(find(next, '.company-table.is-compact')).toBeNull()
  Object.assign(localStorage, kept)
  const again = document.createElement('ndt-product-table')
  document.body.append(again)
  await settle()
  expect(find(again, '.company-table.is-compact')).not.toBeNull()
  again.remove()
})

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
  const device = localStorage
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: (key: string) => device.getItem(key), setItem })
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
  const device = localStorage
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: (key: string) => device.getItem(key), setItem })
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

test('Escape that ends a word being composed leaves the panel open', async () => {
  const { table } = await placeTable('ndt-product-table')
  await press(table, 'View')
  const field = [...panel(table).querySelectorAll('.input > input')].at(-1)!
  const escape = { key: 'Escape', bubbles: true, composed: true, cancelable: true }
  field.dispatchEvent(new KeyboardEvent('keydown', { ...escape, keyCode: 229 }))
  await settle()
  expect(panel(table)).not.toBeNull()
  field.dispatchEvent(new KeyboardEvent('keydown', escape))
  await settle()
  expect(panel(table)).toBeNull()
})

test('R204 a row that was saved in its form is marked on return, and said', async () => {
  const until = Date.now() + 10_000
  sessionStorage.setItem('ndt-said', JSON.stringify({ message: 'Saved', until }))
  const { table } = await placeTable('ndt-product-table', {}, { search: '#products-9001' })
  await settle(200)
  const row = find<HTMLElement>(table, 'tr:has(.table__edited)')!
  expect([row.id, textOf(row.querySelector('.badge')!)]).toEqual(['products-9001', 'Edited'])
  expect(heard(table.shadowRoot!)).toBe(`${row.querySelector('a')!.textContent} was saved`)
})

test('Q57 a row whose form was left without a save is not marked', async () => {
  const { table } = await placeTable('ndt-product-table', {}, { search: '#products-9001' })
  await settle(200)
  expect(find(table, '.table__edited')).toBeNull()
})

test('a product is shown as the public sees it', async () => {
  const [film] = product.data.videos
  const data = { ...product.data, videos: [film, { ...film, id: 73, product_video: null }] }
  const answerers = [answer(getProduct, { data })]
  const { table, act } = await placeTable('ndt-product-table', {}, { answerers })
  await act(FIRST, 'Preview')
  await settle(200)
  expect(textOf(find(table, '.product-preview__name')!)).toBe(product.data.name)
  expect(find(table, 'dialog')!.getAttribute('aria-label')).toBeTruthy()
  const [feature] = product.data.feature_specification
  expect(['dt', 'dd'].map(tag => textOf(find(table, `.product-preview ${tag}`)!))).toEqual([
    feature!.feature_value,
    feature!.feature_description,
  ])
  // one of the two has no address
  expect(table.shadowRoot!.querySelectorAll('.product-preview video')).toHaveLength(1)
})

const ONE = { current_page: 1, per_page: 20, total: 1, total_pages: 1 }

test.each([
  ['published', 1, 2, false],
  ['published, of a row that does not say', 1, undefined, false],
  ['unpublished since', 2, 1, true],
  ['that does not say', undefined, 1, false],
])(
  'the preview of a product %s says whether the public sees it',
  async (_, status, before, isSaid) => {
    quiet('warn')
    const rows = { data: [{ id: 1, name: FIRST, status: before }], meta: { pagination: ONE } }
    const data = { ...product.data, status }
    const answerers = [answer(getProducts, rows), answer(getProduct, { data })]
    const { table, act } = await placeTable('ndt-product-table', {}, { answerers })
    await act(FIRST, 'Preview')
    await settle(200)
    expect(!!find(table, '.product-preview .notice')).toBe(isSaid)
  },
)

test('a product that cannot be read can be asked for again', async () => {
  const { table, act } = await placeTable(
    'ndt-product-table',
    {},
    { answerers: [fail(getProduct, 500)] },
  )
  await act(FIRST, 'Preview')
  await settle(2000)
  expect(textOf(find(table, '.product-preview [role=alert]')!)).toMatch(/could not be loaded/)
})
