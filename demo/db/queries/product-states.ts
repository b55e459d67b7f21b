import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { productMedia, products, productTagLinks, productTags } from '../schema'
import { nextVersion } from '../version'
import { idsByName } from './names'
import { asId } from './pages'
import { mediaOf } from './product'

/** Publishes a product or takes it back (R195). */
export async function flipProduct(db: Db, id: number): Promise<void> {
  await db
    .update(products)
    .set({ status: sql`3 - ${products.status}`, updatedAt: nextVersion(products.updatedAt) })
    .where(eq(products.id, id))
}

/** Deletes a company's product; returns the numbers of its files, undefined when there is none. */
export async function removeProduct(
  db: Db,
  companyId: number,
  id: number,
): Promise<number[] | undefined> {
  const media = await mediaOf(db, id)
  const [row] = await db
    .delete(products)
    .where(and(eq(products.id, id), eq(products.companyId, companyId)))
    .returning({ coverId: products.coverId })
  if (!row) return undefined
  return [...media.map(({ file }) => file.id), ...(row.coverId === null ? [] : [row.coverId])]
}

/** The file of an image or video of a company's product; undefined when there is none (Q62). */
export async function findMedia(
  db: Db,
  companyId: number,
  id: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ fileId: productMedia.fileId })
    .from(productMedia)
    .innerJoin(products, eq(products.id, productMedia.productId))
    .where(and(eq(productMedia.id, id), eq(products.companyId, companyId)))
  return row?.fileId
}

/**
 * The numbers of the tags that a form names, by number or name; names that nobody has used are added,
 * for this company alone to choose from. Undefined when a number stands for no tag of theirs.
 */
export async function tagIds(
  db: Db,
  companyId: number,
  named: string[],
): Promise<number[] | undefined> {
  const numbers = named.filter(text => /^\d+$/.test(text))
  const known = await knownTags(db, companyId, numbers.map(asId))
  if (!numbers.every(text => known.has(Number(text)))) return undefined
  const names = named.filter(text => !numbers.includes(text))
  const ids = await idsByName(db, productTags, { column: 'company_id', id: companyId }, names)
  return named.map(text => ids.get(text) ?? Number(text))
}

/** Those of the numbers that a company may know: the site's tags, its own, and those its products have. */
async function knownTags(db: Db, companyId: number, ids: (number | undefined)[]) {
  const isTheirs = sql`exists (
    select from ${productTagLinks} join ${products} on ${products.id} = ${productTagLinks.productId}
    where ${productTagLinks.tagId} = ${productTags.id} and ${products.companyId} = ${companyId})`
  const isOpen = or(isNull(productTags.companyId), eq(productTags.companyId, companyId), isTheirs)
  const rows = await db
    .select({ id: productTags.id })
    .from(productTags)
    .where(
      and(
        inArray(
          productTags.id,
          ids.filter(id => id !== undefined),
        ),
        isOpen,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
