import { beforeEach, expect, test } from 'vitest'
import { product } from '../../stories/fixtures/company-forms'
import { answer, fail } from '../../stories/support/calls'
import { getProduct, getProducts } from '../../src/contract'
import { find, heard, textOf } from '../support/inside'
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

test('a press on the panel’s bare ground leaves it open, though the page around the tag takes the focus', async () => {
  const { table } = await placeTable('ndt-product-table')
  await press(table, 'View')
  const left = (relatedTarget: Element) =>
    panel(table).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }))
  left(document.body)
  await settle()
  expect(panel(table)).not.toBeNull()
  left(document.body.appendChild(document.createElement('a')))
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
