// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { products } from '../../demo/db/schema'
import { SMALL_CATALOGUE } from '../../demo/db/snapshot'
import { call, read, useCompanies } from './company-site'

const site = useCompanies()
const PRODUCTS = '/api/v2/company/product'
const SERVICES = '/api/v2/company/service'

const list = (query: string, as = site.seller, path = PRODUCTS) => read(site, path + query, as)
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name)

describe('R191 the table of products', () => {
  test('R183 R178 brings ten rows and says where they stand', async () => {
    const { data, meta } = await list('')
    expect(data).toHaveLength(10)
    expect(meta.pagination).toEqual({ current_page: 1, per_page: 10, total: 64, total_pages: 7 })
    const last = await list('?page=7&limit=10')
    expect(last.data).toHaveLength(4)
  })

  test('R190 R17 a row is what the description says', async () => {
    const { data } = await list('?name=TOFD probe pair')
    expect(data).toEqual([
      {
        id: expect.any(Number),
        slug: 'tofd-probe-pair-5-mhz-6-mm-element',
        name: 'TOFD probe pair, 5 MHz, 6 mm element',
        category: { name: 'Transducers' },
        sub_category: { name: 'Probe Pairs' },
        created_at: { formatted_date: expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/) },
        status: 1,
        updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
  })

  test('R7 is of the asker’s own company alone, and of no job seeker', async () => {
    expect((await list('', site.rival)).meta.pagination.total).toBe(SMALL_CATALOGUE)
    expect((await call(site, 'GET', PRODUCTS, { as: site.amara })).status).toBe(403)
    const nobody = { token: 'n'.repeat(43), secret: 'n'.repeat(43) }
    expect((await call(site, 'GET', PRODUCTS, { as: nobody })).status).toBe(401)
  })

  test('R189 R192 is filtered by name, category, sub-category and publication at once', async () => {
    const { data: categories } = await list('/category-dropdown')
    const { data: subs } = await list('/subcategory-dropdown')
    const category = categories.find(({ name }: { name: string }) => name === 'Probes (PAUT)')
    const sub = subs.find(({ name }: { name: string }) => name === 'Linear Array')
    expect((await list(`?category_id=${category.id}`)).meta.pagination.total).toBe(3)
    const query = `?category_id=${category.id}&sub_category_id=${sub.id}&name=LINEAR&published=2`
    expect(names(await list(query))).toEqual(['Linear array probe, 5 MHz, 64 elements'])
    const [shown, hidden] = [await list('?published=1'), await list('?published=2')]
    expect(shown.meta.pagination.total + hidden.meta.pagination.total).toBe(64)
    expect((await call(site, 'GET', `${PRODUCTS}?published=3`)).status).toBe(422)
  })

  test('a name is sought as it is typed: % and _ are no wildcards', async () => {
    expect((await list('?name=%25')).meta.pagination.total).toBe(1)
    expect((await list('?name=_')).meta.pagination.total).toBe(0)
  })

  test('Q52 days count whole, in either order of their parts, and swapped ends are put right', async () => {
    const rows = await site.db.select().from(products)
    const day = rows.find(({ slug }) => slug.startsWith('tofd-probe'))!.createdAt.toISOString()
    const [iso, [y, m, d]] = [day.slice(0, 10), day.slice(0, 10).split('-')]
    for (const query of [
      `?from_date=${iso}&to_date=${iso}`,
      `?from_date=${d}-${m}-${y}&to_date=${d}-${m}-${y}`,
    ]) {
      expect(names(await list(query))).toEqual(['TOFD probe pair, 5 MHz, 6 mm element'])
    }
    const swapped = await list(`?from_date=${iso}&to_date=2020-01-01`)
    expect(swapped.meta.pagination.total).toBe(63)
    const { status, body } = await call(site, 'GET', `${PRODUCTS}?from_date=31-02-2026`)
    expect([status, body.errors]).toEqual([
      422,
      { from_date: ['The from date must be a valid date.'] },
    ])
  })

  test('Q52 the first and the last day that can be written are days, and blanks are no name', async () => {
    const rows = await list('?from_date=0001-01-01&to_date=9999-12-31&name=%00')
    expect(rows.meta.pagination.total).toBe(64)
    const { status } = await call(site, 'GET', `${PRODUCTS}?from_date=0000-01-01`)
    expect(status).toBe(422)
  })

  test('is sorted by a column in either direction, and by no other', async () => {
    const up = names(await list('?sort=name&order=asc&limit=100'))
    expect(up).toEqual([...up].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(names(await list('?sort=name&order=desc&limit=100'))).toEqual(up.reverse())
    const { data } = await list('?sort=category&limit=100')
    const first = data.map((row: { category: { name: string } }) => row.category.name)
    expect(first).toEqual([...first].sort())
    const { status, body } = await call(site, 'GET', `${PRODUCTS}?sort=password`)
    expect([status, body.message]).toEqual([422, 'The selected sort is invalid.'])
  })

  test('Q91 a page past the end is empty, and says how many there are', async () => {
    const { data, meta } = await list('?page=99')
    expect([data, meta.pagination.total_pages]).toEqual([[], 7])
  })
})

describe('R213-R216 what the form chooses from', () => {
  test('each list belongs to the choice before it', async () => {
    const { data: methods } = await read(site, '/api/v2/methods/by-segment/2')
    expect(names({ data: methods })).toContain('Liquid Penetrant Testing')
    const pt = methods.find(({ name }: { name: string }) => name.startsWith('Liquid'))
    const { data: categories } = await read(site, `/api/v2/categories/method/2/${pt.id}`)
    expect(names({ data: categories })).toEqual(['Cleaners', 'Developers', 'Penetrants'])
    const { data: subs } = await read(site, `/api/v2/subcategories/${categories[2].id}`)
    expect(names({ data: subs })).toEqual(['Fluorescent', 'Visible Red'])
    expect((await read(site, '/api/v2/methods/by-segment/x')).data).toEqual([])
  })

  test('R162 a company’s categories, types and countries are there', async () => {
    expect((await read(site, '/api/v2/company/types')).data).toEqual([
      { id: 1, name: 'Lease' },
      { id: 2, name: 'Purchase' },
    ])
    expect((await read(site, '/api/v2/company/category-dropdown')).data).toHaveLength(12)
    expect((await read(site, '/api/v1/countries?search=x')).data).toHaveLength(249)
  })
})

describe('R228 the table of services', () => {
  test('R226 has the same pagination, filters and order', async () => {
    const { data, meta } = await list('?limit=5', site.seller, SERVICES)
    expect([data.length, meta.pagination.total]).toEqual([5, 12])
    expect(data[0]).toEqual({
      id: expect.any(Number),
      name: 'Automated ultrasonic inspection of girth welds',
      created_at: { formatted_date: expect.any(String) },
      status: 1,
      updated_at: expect.any(String),
    })
    expect(names(await list('?name=calib', site.seller, SERVICES))).toEqual([
      'Flaw detector calibration',
    ])
    expect((await list('', site.rival, SERVICES)).data).toEqual([])
  })
})
