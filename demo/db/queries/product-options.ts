import { type SQL, and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database'
import {
  companyCategories,
  companyTypes,
  productCategories,
  productMethods,
  products,
  productSegments,
  productSubCategories,
  productTags,
} from '../schema'
import type { Option } from './lookups'

/** What companies do, in the order of the seed (R162). */
export const listCompanyCategories = (db: Db): Promise<Option[]> =>
  db.select().from(companyCategories).orderBy(companyCategories.id)

/** How companies supply (R162). */
export const listCompanyTypes = (db: Db): Promise<Option[]> =>
  db.select().from(companyTypes).orderBy(companyTypes.id)

/** The methods that a segment has products for (R213). */
export const listMethods = (db: Db, segmentId: number): Promise<Option[]> =>
  db
    .select({ id: productMethods.id, name: productMethods.name })
    .from(productMethods)
    .where(
      exists(
        db
          .select({ id: productCategories.id })
          .from(productCategories)
          .where(
            and(
              eq(productCategories.segmentId, segmentId),
              eq(productCategories.methodId, productMethods.id),
            ),
          ),
      ),
    )
    .orderBy(productMethods.id)

/** The categories of a method within a segment (R214). */
export const listCategories = (db: Db, segmentId: number, methodId: number): Promise<Option[]> =>
  db
    .select({ id: productCategories.id, name: productCategories.name })
    .from(productCategories)
    .where(
      and(eq(productCategories.segmentId, segmentId), eq(productCategories.methodId, methodId)),
    )
    .orderBy(asc(productCategories.name))

/** The categories that a company has products in (R192). */
export const listUsedCategories = (db: Db, companyId: number): Promise<Option[]> =>
  db
    .select({
      id: productCategories.id,
      name: apart(productCategories.name, sql`${productMethods.code}`),
    })
    .from(productCategories)
    .innerJoin(productMethods, eq(productMethods.id, productCategories.methodId))
    .where(isUsed(companyId, sql`${products.categoryId} = ${productCategories.id}`))
    .orderBy(asc(productCategories.name), asc(productCategories.id))

/** A category or a sub-category with all that it belongs to; `key` has their numbers, slashes between. */
export interface Place {
  key: string
  segment: string
  method: string
  category: Option
  sub: Option | null
}

/** Every place that a product can be in: each category, then those within it. */
export async function listPlaces(db: Db): Promise<Place[]> {
  const categories = await db
    .select({
      id: productCategories.id,
      name: productCategories.name,
      segmentId: productCategories.segmentId,
      segment: productSegments.name,
      methodId: productCategories.methodId,
      method: productMethods.name,
    })
    .from(productCategories)
    .innerJoin(productSegments, eq(productSegments.id, productCategories.segmentId))
    .innerJoin(productMethods, eq(productMethods.id, productCategories.methodId))
    .orderBy(productCategories.segmentId, productCategories.methodId, productCategories.name)
  const subs = await db.select().from(productSubCategories).orderBy(productSubCategories.name)
  return categories.flatMap(({ id, name, segment, method, segmentId, methodId }) => {
    const key = `${segmentId}/${methodId}/${id}`
    const place = { key, segment, method, category: { id, name }, sub: null }
    const within = subs.filter(sub => sub.categoryId === id)
    return [place, ...within.map(sub => ({ ...place, key: `${key}/${sub.id}`, sub }))]
  })
}

/** The sub-categories of a category (R215). */
export const listSubCategories = (db: Db, categoryId: number): Promise<Option[]> =>
  db
    .select({ id: productSubCategories.id, name: productSubCategories.name })
    .from(productSubCategories)
    .where(eq(productSubCategories.categoryId, categoryId))
    .orderBy(asc(productSubCategories.name))

/** The sub-categories that a company has products in (R192). */
export const listUsedSubCategories = (db: Db, companyId: number): Promise<Option[]> =>
  db
    .select({
      id: productSubCategories.id,
      name: apart(
        productSubCategories.name,
        sql`${productMethods.code} || ' ' || ${productCategories.name}`,
      ),
    })
    .from(productSubCategories)
    .innerJoin(productCategories, eq(productCategories.id, productSubCategories.categoryId))
    .innerJoin(productMethods, eq(productMethods.id, productCategories.methodId))
    .where(isUsed(companyId, sql`${products.subCategoryId} = ${productSubCategories.id}`))
    .orderBy(asc(productSubCategories.name), asc(productSubCategories.id))

/** A name that a list has more than once says where it belongs: `Flaw Detectors (UT)`. */
const apart = (name: PgColumn, place: SQL) => sql<string>`
  ${name} || case when count(*) over (partition by ${name}) > 1 then ' (' || ${place} || ')' else '' end`

const isUsed = (companyId: number, is: SQL): SQL => sql`exists (
  select from ${products} where ${products.companyId} = ${companyId} and ${is})`

/** The site's own tags and those that this company added, by name (R216). */
export const listTags = (db: Db, companyId: number): Promise<Option[]> =>
  db
    .select({ id: productTags.id, name: productTags.name })
    .from(productTags)
    .where(or(isNull(productTags.companyId), eq(productTags.companyId, companyId)))
    .orderBy(asc(sql`lower(${productTags.name})`))

/** The numbers of the ways of supplying that a form names, by number or name; undefined for no such. */
export async function typeIds(db: Db, named: string[]): Promise<number[] | undefined> {
  const types = await listCompanyTypes(db)
  const found = named.map(text =>
    types.find(({ id, name }) => String(id) === text || name.toLowerCase() === text.toLowerCase()),
  )
  return found.every(type => !!type) ? [...new Set(found.map(({ id }) => id))] : undefined
}
