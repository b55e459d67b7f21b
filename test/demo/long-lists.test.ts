// @vitest-environment node
import { eq, lte, sql, sum } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productCategories, productCounts, products } from '../../demo/db/schema'
import { read, useCompanies } from './company-site'

const site = useCompanies()
const PATH = '/api/v2/company/product'

const list = (query: string) => read(site, PATH + query)
const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)
const placeOf = async (query: string) => (await list(query)).meta.pagination

test('R183 each page is the same from whichever end it is read, sorted in every way', async () => {
  for (const sort of ['', 'name', 'category', 'sub_category', 'created_at', 'status']) {
    for (const order of ['asc', 'desc']) {
      const sorting = sort && `&sort=${sort}&order=${order}`
      const whole = ids(await list(`?limit=100${sorting}`))
      const pages: number[] = []
      for (const page of [1, 2, 3, 4]) {
        pages.push(...ids(await list(`?limit=17&page=${page}${sorting}`)))
      }
      expect([sort, order, pages]).toEqual([sort, order, whole])
    }
  }
})

test('R187 products are counted exactly as they come, change and go, whatever wrote them', async () => {
  const agree = async () => {
    const { rows } = (await site.db.execute(sql`
      select company_id, category_id, sub_category_id, status, many from product_counts where many <> 0
      except select company_id, category_id, sub_category_id, status, count(*) from products
      group by 1, 2, 3, 4`)) as unknown as { rows: unknown[] }
    expect(rows).toEqual([])
    const [total] = await site.db
      .select({ many: sum(productCounts.many).mapWith(Number) })
      .from(productCounts)
    expect(total!.many).toBe(await site.db.$count(products))
  }
  await agree()
  const few = lte(products.id, 5)
  for (const change of [{ status: 2 }, { status: 1 }, { subCategoryId: null }]) {
    await site.db.update(products).set(change).where(few)
    await agree()
  }
  await site.db.delete(products).where(few)
  await agree()
  expect((await placeOf('')).total).toBe(59)
  expect((await placeOf('?published=1')).total + (await placeOf('?published=2')).total).toBe(59)
})

test('a category that is given another name stands where that belongs', async () => {
  const [last] = (await list('?sort=category&order=desc&limit=1')).data
  const { name } = last.category
  await site.db
    .update(productCategories)
    .set({ name: 'AAA' })
    .where(eq(productCategories.name, name))
  expect((await list('?sort=category&limit=1')).data[0].category.name).toBe('AAA')
})

test('R183 of more than 10,000 that are found by name it is told that they are more', async () => {
  await site.db.execute(sql`
    insert into products (company_id, slug, name, segment_id, method_id, category_id)
    select company_id, 'one-of-many-' || number, 'One of MANY, ' || number, segment_id, method_id, category_id
    from (select * from products where company_id =
      (select company_id from users where id = ${site.seller.id}) limit 1) one
    cross join generate_series(1, 10001) number`)
  expect(await placeOf('')).toMatchObject({ total: 10_060, total_pages: 1006 })
  expect(await placeOf('?name=of many')).toEqual({
    ...{ current_page: 1, per_page: 10, total: 10_001, total_pages: 1001 },
    total_is_minimum: true,
  })
  const { data, meta } = await list('?name=of many&page=1001')
  expect(data).toHaveLength(1)
  expect(meta.pagination).toMatchObject({ total: 10_001, total_pages: 1001 })
  expect(meta.pagination).not.toHaveProperty('total_is_minimum')
  // few among many
  expect(await placeOf('?name=MANY, 777&sort=category')).toMatchObject({ total: 11 })
  expect((await list('?name=MANY, 7777&sort=category')).data[0].name).toBe('One of MANY, 7777')
})
