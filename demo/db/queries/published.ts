import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../database'
import { fileUrl, located } from '../files'
import { files, productCategories, productFeatures, productMedia, products } from '../schema'
import { countProducts } from './products'

const PUBLISHED = 1

/** A product as its company's public page shows it. */
export type PublishedProduct = Awaited<ReturnType<typeof listPublished>>['items'][number]

/** The published products of a company, as its public page shows them. */
export async function listPublished(db: Db, companyId: number, limit: number) {
  const rows = await db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      about: products.shortDescription,
      description: products.description,
      category: productCategories.name,
      cover: located,
    })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .leftJoin(files, eq(files.id, products.coverId))
    .where(and(eq(products.companyId, companyId), eq(products.status, PUBLISHED)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const media = await mediaOfAll(db, ids)
  const features = await featuresOfAll(db, ids)
  const items = rows.map(({ cover, ...product }) => {
    const own = media.filter(({ productId }) => productId === product.id)
    const urls = (kind: 'image' | 'video') =>
      own.filter(one => one.kind === kind).map(({ file }) => fileUrl(file)!)
    return {
      ...product,
      cover: fileUrl(cover),
      images: urls('image'),
      videos: urls('video'),
      features: features.filter(({ productId }) => productId === product.id),
    }
  })
  return { items, total: await countProducts(db, companyId, { status: PUBLISHED }) }
}

/** The images and videos of products, in the order in which they came. */
const mediaOfAll = (db: Db, ids: number[]) =>
  db
    .select({ productId: productMedia.productId, kind: productMedia.kind, file: located })
    .from(productMedia)
    .innerJoin(files, eq(files.id, productMedia.fileId))
    .where(inArray(productMedia.productId, ids))
    .orderBy(productMedia.id)

/** What products are specified by, in the company's order. */
const featuresOfAll = (db: Db, ids: number[]) =>
  db
    .select({
      productId: productFeatures.productId,
      value: productFeatures.value,
      description: productFeatures.description,
    })
    .from(productFeatures)
    .where(inArray(productFeatures.productId, ids))
    .orderBy(productFeatures.position, productFeatures.id)
