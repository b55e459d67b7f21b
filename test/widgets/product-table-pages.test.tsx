import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { getProducts } from '../../src/contract'
import { pageOf, products } from '../../stories/fixtures/company-lists'
import { isFor, type Answerer } from '../../stories/support/server'
import { settle } from '../support/time'
import { control, find, hasControl, textOf } from '../support/inside'
import { quiet } from '../support/widget'
import { placeTable, press } from './tables'

const place = (...settings: [Record<string, string>?, Parameters<typeof placeTable>[2]?]) =>
  placeTable('ndt-product-table', ...settings)

/** Leads back to an address, as the browser's Back button does. */
async function goBack(search: string) {
  history.replaceState(null, '', `/company/list${search}`)
  dispatchEvent(new PopStateEvent('popstate'))
  await settle()
}

const sorting = (table: Element) =>
  [...table.shadowRoot!.querySelectorAll('th')].map(each => each.getAttribute('aria-sort'))

test('R177 R179 the range, three pages, an ellipsis and the last', async () => {
  const { pager, range, table } = await place()
  expect(pager()).toEqual(['', '1', '2', '3', '…', '7', ''])
  await press(table, 'Page 7')
  expect(range()).toBe('61-64 of 64')
  expect(pager()).toEqual(['', '1', '…', '5', '6', '7', ''])
  await press(table, 'Previous')
  expect(control(table, 'Page 6').getAttribute('aria-current')).toBe('page')
})

test('R177 at its ends, the pager leads nowhere, and keeps the focus', async () => {
  const { table, lists } = await place()
  await press(table, 'Previous')
  expect(lists()).toHaveLength(1)
  expect(control(table, 'Previous').getAttribute('aria-disabled')).toBe('true')
  expect(table.shadowRoot!.activeElement).toBe(control(table, 'Previous'))
})

test('R178 these are the page sizes; a chosen one begins at the first page', async () => {
  const { table, lists, filter } = await place({}, { search: '?page=3' })
  await press(table, 'Page size: 10')
  const sizes = [...table.shadowRoot!.querySelectorAll('[role=menuitemradio]')].map(textOf)
  expect(sizes).toEqual(['10', '20', '50', '100'])
  await press(table, 'Page size: 10')
  await filter('Page size: 10', '50')
  expect(lists().at(-1)).toBe('page=1&limit=50')
})

test('R178 the page size is remembered', async () => {
  const { table, filter } = await place()
  await filter('Page size: 10', '20')
  table.remove()
  history.replaceState(null, '', '/company/list')
  document.body.append(table)
  const again = document.createElement('ndt-product-table')
  table.replaceWith(again)
  await settle()
  expect(hasControl(again, 'Page size: 20')).toBe(true)
  again.remove()
})

describe('the page’s address', () => {
  test('R182 holds page, filters and order, and leaves the rest of it alone', async () => {
    const { table, filter } = await place({ sortable: '' }, { search: '?tab=list' })
    await filter('Publish: All', 'Published')
    await press(table, 'Category')
    await press(table, 'Page 2')
    expect(location.search).toBe('?tab=list&published=1&sort=category&order=asc&page=2')
  })

  test('R182 leads to the same part of the list', async () => {
    const { lists } = await place({}, { search: '?name=probe&page=1&limit=20&published=1' })
    expect(lists()).toEqual(['page=1&limit=20&name=probe&published=1'])
  })

  test('R182 what is asked for once more is no further step for Back', async () => {
    const { table, lists, search } = await place()
    const push = vi.spyOn(history, 'pushState')
    onTestFinished(() => push.mockRestore())
    await press(table, 'Page 1')
    await search('Product Name', 'wedge')
    await search('Product Name', 'wedge')
    expect(lists()).toHaveLength(4)
    expect(push).toHaveBeenCalledTimes(1)
  })

  test('R182 Back leads to what was there before', async () => {
    const { table, lists, range } = await place()
    await press(table, 'Page 2')
    await goBack('')
    expect(lists().at(-1)).toBe('page=1&limit=10')
    expect(range()).toBe('1-10 of 64')
  })

  test('R182 Back to an anchor of the same page asks for nothing', async () => {
    const { lists } = await place()
    await goBack('#details')
    expect(lists()).toHaveLength(1)
  })

  test('R182 nor where filters came in another order than they stand in it', async () => {
    const { filter, search, lists } = await place()
    await filter('Publish: All', 'Published')
    await search('Product Name', 'probe')
    const asked = lists().length
    dispatchEvent(new PopStateEvent('popstate'))
    await settle()
    expect(lists()).toHaveLength(asked)
  })

  test('R182 stays as it is with url-state="off"', async () => {
    const { table, lists } = await place({ 'url-state': 'off' }, { search: '?page=3' })
    await press(table, 'Page 2')
    expect(location.search).toBe('?page=3')
    expect(lists()).toEqual(['page=1&limit=10', 'page=2&limit=10'])
  })
})

describe('R188 with sortable', () => {
  test('a column sorts upwards, downwards, and then as the portal does', async () => {
    const { table, lists } = await place({ sortable: '' }, { search: '?page=2' })
    await press(table, 'Product Name')
    expect(lists().at(-1)).toBe('page=1&limit=10&sort=name&order=asc')
    expect(sorting(table)[0]).toBe('ascending')
    await press(table, 'Product Name')
    expect(lists().at(-1)).toBe('page=1&limit=10&sort=name&order=desc')
    expect(sorting(table)[0]).toBe('descending')
    await press(table, 'Product Name')
    expect(lists().at(-1)).toBe('page=1&limit=10')
    expect(sorting(table)[0]).toBeNull()
  })

  test('what it is not is no button, nor sorted by the page’s address', async () => {
    const { table, lists } = await place({}, { search: '?sort=name&order=desc' })
    expect(find(table, 'th button')).toBeNull()
    expect([lists(), sorting(table)[0]]).toEqual([['page=1&limit=10'], null])
  })
})

describe('R177 R183 where nobody says how many there are', () => {
  const unplaced =
    (part: object): Answerer =>
    request => {
      if (!isFor(getProducts, request)) return undefined
      const { data } = pageOf(products(23), request.url)
      return Response.json({ data, ...part })
    }

  test.each([[{ meta: null }], [{ meta: [] }], [{ meta: { pagination: [] } }], [{ total: 0 }]])(
    'another page follows each that comes full: %j',
    async part => {
      quiet('warn')
      const { table, range, pager, title } = await place({}, { answerers: [unplaced(part)] })
      expect([range(), title()]).toEqual(['1-10 of 10+', 'Products'])
      await press(table, 'Next')
      expect(pager()).toEqual(['', '1', '2', '3', ''])
      await press(table, 'Next')
      expect([range(), title()]).toEqual(['21-23 of 23', 'Products 23'])
      expect(control(table, 'Next').getAttribute('aria-disabled')).toBe('true')
    },
  )
})
