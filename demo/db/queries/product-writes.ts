import { and, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database'
import {
  productCategories,
  productCountryLinks,
  productFeatures,
  productMedia,
  products,
  productSubCategories,
  productTagLinks,
  productTypeLinks,
} from '../schema'
import { slugsFor } from '../slug'
import { nextVersion } from '../version'

/** A product's own columns, as a form fills them. */
export type ProductFields = Omit<
  typeof products.$inferInsert,
  | 'id'
  | 'companyId'
  | 'slug'
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'categoryLower'
  | 'subCategoryLower'
>

/** What a product has in lists of its own. */
export interface ProductLists {
  types: number[]
  tags: number[]
  countries: number[]
  features: { value: string; description: string | null }[]
}

/** Keeps other writes to a company's product waiting until the transaction ends; undefined for none. */
export async function lockProduct(db: Db, companyId: number, slugOrId: string | number) {
  const key = typeof slugOrId === 'string' ? products.slug : products.id
  const [product] = await db
    .select({
      id: products.id,
      slug: products.slug,
      coverId: products.coverId,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(and(eq(key, slugOrId), eq(products.companyId, companyId)))
    .for('update')
  return product
}

/** Whether a category belongs to a segment and a method. */
export async function isCategoryOf(
  db: Db,
  { segmentId, methodId, categoryId }: { segmentId: number; methodId: number; categoryId: number },
): Promise<boolean> {
  const where = and(
    eq(productCategories.id, categoryId),
    eq(productCategories.segmentId, segmentId),
    eq(productCategories.methodId, methodId),
  )
  return (await db.$count(productCategories, where)) > 0
}

/** Whether a sub-category belongs to a category. */
export async function isSubCategoryOf(db: Db, id: number, categoryId: number): Promise<boolean> {
  const where = and(
    eq(productSubCategories.id, id),
    eq(productSubCategories.categoryId, categoryId),
  )
  return (await db.$count(productSubCategories, where)) > 0
}

/** Adds a product under an address that is free, and returns its number. */
export async function insertProduct(
  db: Db,
  companyId: number,
  fields: ProductFields,
): Promise<number> {
  const slugs = slugsFor(fields.name, 'product')
  for (;;) {
    const [row] = await db
      .insert(products)
      .values({ ...fields, companyId, slug: slugs.next().value })
      .onConflictDoNothing()
      .returning({ id: products.id })
    if (row) return row.id
  }
}

/** Writes a product's columns; its address stays, for those who know it. */
export async function updateProductFields(
  db: Db,
  id: number,
  fields: Partial<ProductFields>,
): Promise<void> {
  await db
    .update(products)
    .set({ ...fields, updatedAt: nextVersion(products.updatedAt) })
    .where(eq(products.id, id))
}

/** Puts these lists in the place of what a product had. */
export async function replaceLists(
  db: Db,
  productId: number,
  { types, tags, countries, features }: ProductLists,
): Promise<void> {
  await replace(db, productTypeLinks, productId, 'type_id', types, false)
  await replace(db, productTagLinks, productId, 'tag_id', tags)
  await replace(db, productCountryLinks, productId, 'country_id', countries)
  await db.delete(productFeatures).where(eq(productFeatures.productId, productId))
  const rows = features.map((feature, position) => ({ ...feature, productId, position }))
  if (rows.length > 0) await db.insert(productFeatures).values(rows)
}

async function replace(
  db: Db,
  table: PgTable,
  productId: number,
  column: string,
  ids: number[],
  isOrdered = true,
): Promise<void> {
  await db.execute(sql`delete from ${table} where product_id = ${productId}`)
  const rows = [...new Set(ids)].map((id, position) =>
    isOrdered ? sql`(${productId}, ${id}, ${position})` : sql`(${productId}, ${id})`,
  )
  if (rows.length === 0) return
  const position = isOrdered ? sql`, position` : sql``
  await db.execute(sql`
    insert into ${table} (product_id, ${sql.identifier(column)}${position})
    values ${sql.join(rows, sql`, `)}`)
}

/** Adds a stored image or video to a product. */
export async function addMedia(
  db: Db,
  productId: number,
  kind: 'image' | 'video',
  fileId: number,
): Promise<void> {
  await db.insert(productMedia).values({ productId, kind, fileId })
}
