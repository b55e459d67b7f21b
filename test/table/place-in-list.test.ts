import { describe, expect, test } from 'vitest'
import { pageNumbers } from '../../src/table/pager'
import { addressOf, queryOf, readPlace } from '../../src/table/place-in-list'

const readable = {
  fields: { name: /./ },
  sorts: ['name'],
}

describe('R179 the page numbers', () => {
  test.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [2, 4, '1 2 3 4'],
    [1, 5, '1 2 3 … 5'],
    [3, 5, '1 2 3 4 5'],
    [5, 10, '1 … 4 5 6 … 10'],
    [10, 10, '1 … 8 9 10'],
  ])('on page %i of %i are %s', (page, last, numbers) => {
    expect(
      pageNumbers(page, last)
        .map(number => number ?? '…')
        .join(' '),
    ).toBe(numbers)
  })
})

test('R178 without an address, it is the first page of the size at hand', () => {
  expect(readPlace('', readable, 20)).toEqual({ page: 1, limit: 20, filters: {} })
})

test.each([
  'page=0',
  'page=1.5',
  'page=x',
  'limit=11',
  'from_date=14-11-2026',
  'from_date=2026-02-29',
  'to_date=2026-13-01',
  'to_date=0000-00-00',
  'sort=id',
  'other=1',
])('R182 %s counts as not said', search => {
  expect(readPlace(`?${search}`, readable, 10)).toEqual({ page: 1, limit: 10, filters: {} })
})

test('R182 what an address says is what is written into one', () => {
  const url = 'https://host.test/list?tab=a&page=4&limit=50&name=a+b&sort=name&order=desc#top'
  const place = readPlace(new URL(url).search, readable, 10)
  expect(addressOf(place, 'https://host.test/list?tab=a#top', readable, 10)).toBe(
    'https://host.test/list?tab=a&name=a+b&page=4&limit=50&sort=name&order=desc#top',
  )
})

test('R182 what goes without saying is not in the address', () => {
  const place = { page: 1, limit: 10, filters: {} }
  expect(addressOf(place, 'https://host.test/list?page=3&name=a', readable, 10)).toBe(
    'https://host.test/list',
  )
})

test('R182 a page by its number is the same rows on a device that prefers another size', () => {
  const place = { page: 2, limit: 50, filters: {} }
  const address = addressOf(place, 'https://host.test/list', readable, 50)
  expect(readPlace(new URL(address).search, readable, 10)).toEqual(place)
  expect(readPlace('?page=2', readable, 50)).toEqual({ ...place, limit: 10 })
})

test('Q52 days go as DD-MM-YYYY, the earlier first', () => {
  const filters = { from_date: '2026-11-14', to_date: '2026-11-09' }
  expect(queryOf({ page: 1, limit: 10, filters })).toMatchObject({
    from_date: '09-11-2026',
    to_date: '14-11-2026',
  })
})
