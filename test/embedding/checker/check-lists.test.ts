import { expect, test } from 'vitest'
import { useSpoiledSite, type Body } from './spoiled'

const world = useSpoiledSite()
const ANY = { id: 9, name: 'Any', status: 1 }

test.each<[fault: string, change: (list: Body, query: URLSearchParams) => void]>([
  ['limit=1 brings 2 rows.', list => list.data.push({ ...list.data[0], id: 9 })],
  ['page=2 brings the rows of page=1.', list => (list.data[0].id = 9)],
  [
    'meta.pagination.total: says total 1 where 10 rows are known.',
    list => (list.meta.pagination.total = list.data.length),
  ],
  [
    'meta.pagination.current_page: is 1 of page=2.',
    list => (list.meta.pagination.current_page = 1),
  ],
  [
    '?name=there+is+no+such+name: brings rows that do not fit.',
    (list, query) => query.has('name') && list.data.push(ANY),
  ],
  [
    '?published=2: has 9 with status 1.',
    (list, query) => query.has('published') && list.data.push(ANY),
  ],
  [
    '?to_date=01-01-1990: brings rows that do not fit.',
    (list, query) => query.has('to_date') && list.data.push(ANY),
  ],
  [
    '?sub_category_id=2000000000: brings rows that do not fit.',
    (list, query) => query.has('sub_category_id') && list.data.push(ANY),
  ],
  [
    'meta.pagination.total_pages: is 13 of 12 rows, one a page.',
    list => Object.assign(list.meta.pagination, { total: 12, total_pages: 13 }),
  ],
  [
    'data.0.slug: is "/shop/probe", and has to be the last part of an address',
    list => list.data[0] && (list.data[0].slug = '/shop/probe'),
  ],
  [
    'meta.pagination.total: is missing, and has to be a count',
    list => (list.meta.pagination = { current_page: 1 }),
  ],
])('a list: %s', async (fault, change) => {
  world.spoilt.answers = {
    '/api/v2/company/product'(list, { query }) {
      change(list, query)
      return list
    },
  }
  const { faults } = await world.checkAs('seller', { only: ['getProducts'] })
  expect(faults).toContain(`getProducts: ${fault}`)
})

test('a list: rows come from the day after tomorrow', async () => {
  world.spoilt.answers = {
    '/api/v2/company/service': (list, { query }) =>
      query.has('from_date') ? { ...list, data: [ANY] } : list,
  }
  const { faults } = await world.checkAs('seller', { only: ['getServices'] })
  expect(faults).toEqual([
    expect.stringMatching(
      /^getServices: \?from_date=\d\d-\d\d-\d{4}: brings rows that do not fit\.$/,
    ),
  ])
})

test('a job that is bookmarked and applied for is listed once', async () => {
  world.spoilt.answers = {
    '/api/v2/user/get-saved-job': ({ data }, { query }) => ({
      data: query.get('is_applied') === '2' ? [...data, data[0]] : data,
    }),
  }
  const { faults } = await world.checkAs('amara', { only: ['getSavedJobs'] })
  expect(faults).toEqual(['getSavedJobs: has the id 1 twice.'])
})
