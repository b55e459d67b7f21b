import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { productMedia, products, productTags } from '../schema'
import { mediaOf } from './product'

/** Publishes a company's product or takes it back; undefined when there is none (R195). */
export async function flipProduct(
  db: Db,
  companyId: number,
  id: number,
): Promise<number | undefined> {
  const [row] = await db
    .update(products)
    .set({ status: sql`3 - ${products.status}`, updatedAt: sql`now()` })
    .where(and(eq(products.id, id), eq(products.companyId, companyId)))
    .returning({ status: products.status })
  return row?.status
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
  const ids: number[] = []
  // In one order for all, so that two who add the same names do not wait for each other.
  for (const text of [...named].sort()) {
    const isNumber = /^\d+$/.test(text)
    if (!isNumber)
      await db.insert(productTags).values({ name: text, companyId }).onConflictDoNothing()
    const [tag] = await db
      .select({ id: productTags.id })
      .from(productTags)
      .where(
        isNumber
          ? and(
              sql`${productTags.id}::text = ${text}`,
              sql`coalesce(${productTags.companyId}, ${companyId}) = ${companyId}`,
            )
          : eq(sql`lower(${productTags.name})`, text.toLowerCase()),
      )
    if (!tag) return undefined
    ids[named.indexOf(text)] = tag.id
  }
  return named.map((text, index) => ids[index] ?? ids[named.indexOf(text)]!)
}
