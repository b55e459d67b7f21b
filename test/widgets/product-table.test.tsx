import { describe, expect, test } from 'vitest'
import { getProducts } from '../../src/contract'
import { pageOf, products } from '../../stories/fixtures/company-lists'
import { answer, fail, hang, malformed, offline } from '../../stories/support/calls'
import { firstData, listen, listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { entries, find, hasControl, links } from '../support/inside'
import { FIRST, placeTable, press } from './tables'

const place = (...settings: [Record<string, string>?, Parameters<typeof placeTable>[2]?]) =>
  placeTable('ndt-product-table', ...settings)

test('R187 the title has the count, and a button leads to the new product', async () => {
  const { table, title } = await place()
  expect(title()).toBe('Products 64')
  expect(links(table)['Add Product']).toBe('/company/products/add')
})

test('R188 these are the columns', async () => {
  const { headings } = await place()
  expect(headings()).toEqual([
    'Product Name',
    'Category',
    'Sub Category',
    'Added On',
    'Publish',
    'Edit',
  ])
})

test('R190 a row shows what the portal says of a product', async () => {
  const { table, cells } = await place()
  expect(cells(FIRST).slice(0, 4)).toEqual([
    FIRST,
    'Flaw Detectors',
    'Phased Array',
    '14 November 2026',
  ])
  expect(links(table)[FIRST]).toBe('/company/products/edit/product-1')
})

test('R190 what a product has not is a dash', async () => {
  const [product] = products(1)
  const bare = { id: 1, name: 'Probe', slug: null, status: product!.status }
  const { cells, table } = await place({}, { answerers: [answer(getProducts, pageOf([bare]))] })
  expect(cells('Probe').slice(1, 4)).toEqual(['-', '-', '-'])
  expect(links(table)['Probe']).toBe('/company/products/edit/1')
})

test('R178 R182 R191 the first page of ten is asked for', async () => {
  const { lists, names, range } = await place()
  expect(lists()).toEqual(['page=1&limit=10'])
  expect(names()).toHaveLength(10)
  expect(range()).toBe('1-10 of 64')
})

test('R180 ten rows keep the place while the list is on its way', async () => {
  const { table } = await place({}, { answerers: [hang(getProducts)] })
  expect(table.shadowRoot!.querySelectorAll('.table__skeleton')).toHaveLength(10)
  expect(find(table, 'section')!.getAttribute('aria-busy')).toBe('true')
  expect(find(table, '.empty')).toBeNull()
})

describe('R181 a list that', () => {
  test.each([
    ['is refused', fail(getProducts, 403), 403],
    ['fails', fail(getProducts, 500), 500],
    ['gets no answer', offline(getProducts), 0],
    ['gets a wrong answer', malformed(getProducts, { meta: {} }), 200],
  ])('%s shows the picture, no rows and another try', async (_, failing, status) => {
    const { errors } = listenForErrors()
    const { table, rows } = await place({}, { answerers: [failing] })
    await settle(400)
    expect(rows()).toEqual([])
    expect(find(table, '.empty[role=alert]')!.textContent).toContain('Products could not be loaded')
    expect(find(table, '.empty svg')).not.toBeNull()
    expect(hasControl(table, 'Retry')).toBe(true)
    expect(errors).toEqual([
      expect.objectContaining({ tag: 'ndt-product-table', phase: 'data', status }),
    ])
  })
})

test('R181 Retry asks again', async () => {
  listenForErrors()
  let isDown = true
  const { table, rows } = await place(
    {},
    { answerers: [request => (isDown ? fail(getProducts, 403)(request) : undefined)] },
  )
  isDown = false
  await press(table, 'Retry')
  expect(rows()).toHaveLength(10)
})

test('R181 an empty list leads to the first product', async () => {
  const { table } = await place({}, { answerers: [answer(getProducts, pageOf([]))] })
  expect(find(table, '.empty')!.textContent).toBe('No data foundAdd Product')
  expect(find(table, '.pager')).toBeNull()
})

test('R188 Q55 a row’s menu edits, shows and deletes', async () => {
  const { table } = await place()
  await press(table, `Actions for ${FIRST}`)
  expect(entries(table)).toEqual(['Edit', 'Preview', 'Delete'])
  expect(links(table)['Edit']).toBe('/company/products/edit/product-1')
})

test('R13 a table that comes back asks again, and shows nothing old', async () => {
  const { table, lists, rows } = await place()
  const page = table.parentNode!
  table.remove()
  await settle()
  page.append(table)
  expect(rows()).toEqual([])
  await settle()
  expect(lists()).toHaveLength(2)
})

test('R13 the page that the browser brings back as it was left asks again', async () => {
  const { lists } = await place()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settle()
  expect(lists()).toHaveLength(2)
})

test('R175 a list that the page inlined is shown, and not asked for', async () => {
  const ready = listen('ndt-ready')
  const data = firstData(JSON.stringify(pageOf(products(64))))
  const { lists, names } = await place({}, { inside: [data] })
  expect(lists()).toEqual([])
  expect(names()).toHaveLength(10)
  expect(ready).toHaveLength(1)
})
