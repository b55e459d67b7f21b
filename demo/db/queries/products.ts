import { type SQL, and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { productCategories, productCounts, products, productSubCategories } from '../schema'
import { idsBy, isAmong, isAskedFor, orderOf, type ListFilter } from './company-lists'
import { bounds, type Page, type Paging } from './pages'

/** Which of a company's products are asked for (R191). */
export interface ProductFilter extends ListFilter {
  categoryId?: number | undefined
  subCategoryId?: number | undefined
  status?: number | undefined
}

/** A product as the table shows it. */
export interface ProductListItem {
  id: number
  slug: string
  name: string
  category: string
  subCategory: string | null
  status: number
  createdAt: Date
  updatedAt: Date
}

const columns = {
  category: products.categoryLower,
  sub_category: products.subCategoryLower,
  status: products.status,
}

const isOf = (
  table: typeof products | typeof productCounts,
  companyId: number,
  { categoryId, subCategoryId, status }: ProductFilter,
) =>
  and(
    eq(table.companyId, companyId),
    categoryId === undefined ? undefined : eq(table.categoryId, categoryId),
    subCategoryId === undefined ? undefined : eq(table.subCategoryId, subCategoryId),
    status === undefined ? undefined : eq(table.status, status),
  )

const conditions = (companyId: number, filter: ProductFilter) =>
  and(isOf(products, companyId, filter), isAskedFor(products, filter))

/** How many products of a company are of a kind. */
export async function countProducts(
  db: Db,
  companyId: number,
  kind: ProductFilter = {},
): Promise<number> {
  const [row] = await db
    .select({ many: sql<number>`coalesce(sum(${productCounts.many}), 0)::integer` })
    .from(productCounts)
    .where(isOf(productCounts, companyId, kind))
  return row!.many
}

/** So many that are found by name or days are counted; of more it is known that they are more. */
const COUNTED = 10_000

/** Lists a company's products, the newest first; undefined when there is no such column to sort by. */
export async function listProducts(
  db: Db,
  companyId: number,
  filter: ProductFilter & Paging = {},
): Promise<Page<ProductListItem> | undefined> {
  const { page, size, offset } = bounds(filter)
  if (!orderOf(products, columns, filter)) return undefined
  const { where, total, isAtLeast } = await found(db, companyId, filter, offset + size)
  // the way from the nearer end
  const isFromEnd = !isAtLeast && offset > total / 2
  const limit = isFromEnd ? Math.min(size, total - offset) : size
  if (limit <= 0) return { items: [], total, page, size }
  const part = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderOf(products, columns, filter, isFromEnd)!)
    .limit(limit)
    .offset(isFromEnd ? Math.max(0, total - offset - size) : offset)
  const items = await select(db, inArray(products.id, part), filter)
  return { items, total, isAtLeast, page, size }
}

/** What is asked for, and how many there are: exactly, unless they are sought and many, beyond `end`. */
async function found(db: Db, companyId: number, filter: ProductFilter, end: number) {
  const where = conditions(companyId, filter)
  if (!isAskedFor(products, filter)) {
    return { where, total: await countProducts(db, companyId, filter), isAtLeast: false }
  }
  const most = Math.max(COUNTED, end)
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .limit(most + 1)
  const total = await db.$count(ids.as('found'))
  const isAtLeast = total > most
  // few are found before they are sorted: in the order of a column they may be the last of a million
  return { where: isAtLeast ? where : sql`${products.id} = any(array(${ids}))`, total, isAtLeast }
}

/** The numbers of all products that are asked for, in their order (R184); undefined for no such column. */
export async function productIds(
  db: Db,
  companyId: number,
  filter: ProductFilter,
): Promise<Int32Array | undefined> {
  const order = orderOf(products, columns, filter)
  if (!order) return undefined
  const query = db.select({ id: products.id }).from(products).where(conditions(companyId, filter))
  return idsBy(db, query.orderBy(...order))
}

/** Products by their numbers, in the order of a filter that such a column is known of. */
export const productsBy = (
  db: Db,
  ids: Int32Array,
  filter: ProductFilter,
): Promise<ProductListItem[]> => select(db, isAmong(products.id, ids), filter)

const select = async (db: Db, where: SQL, filter: ProductFilter): Promise<ProductListItem[]> =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      category: productCategories.name,
      subCategory: productSubCategories.name,
      status: products.status,
      createdAt: products.createdAt,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .leftJoin(productSubCategories, eq(productSubCategories.id, products.subCategoryId))
    .where(where)
    .orderBy(...orderOf(products, columns, filter)!)
