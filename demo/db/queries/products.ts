import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { productCategories, products, productSubCategories } from '../schema'
import { isAskedFor, orderOf, type ListFilter } from './company-lists'
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

const columns: Record<string, SQL> = {
  category: sql`lower(${productCategories.name})`,
  sub_category: sql`lower(${productSubCategories.name})`,
  status: sql`${products.status}`,
}

const conditions = (companyId: number, filter: ProductFilter) =>
  and(
    eq(products.companyId, companyId),
    filter.categoryId === undefined ? undefined : eq(products.categoryId, filter.categoryId),
    filter.subCategoryId === undefined
      ? undefined
      : eq(products.subCategoryId, filter.subCategoryId),
    filter.status === undefined ? undefined : eq(products.status, filter.status),
    isAskedFor(products, filter),
  )

/** Lists a company's products, the newest first; undefined when there is no such column to sort by. */
export async function listProducts(
  db: Db,
  companyId: number,
  filter: ProductFilter & Paging = {},
): Promise<Page<ProductListItem> | undefined> {
  const { page, size, offset } = bounds(filter)
  const where = conditions(companyId, filter)
  const rows = select(db, where, filter)?.limit(size).offset(offset)
  if (!rows) return undefined
  return { items: await rows, total: await db.$count(products, where), page, size }
}

/** All of a company's products that are asked for, for a file of them (R184). */
export async function exportProducts(
  db: Db,
  companyId: number,
  filter: ProductFilter,
): Promise<ProductListItem[] | undefined> {
  return select(db, conditions(companyId, filter), filter)
}

function select(db: Db, where: SQL | undefined, filter: ProductFilter) {
  const order = orderOf(products, columns, filter)
  return (
    order &&
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
      .orderBy(...order)
      .$dynamic()
  )
}
