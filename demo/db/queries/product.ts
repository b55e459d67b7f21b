import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../database'
import { fileUrl, located } from '../files'
import {
  companyTypes,
  countries,
  files,
  productCategories,
  productCountryLinks,
  productFeatures,
  productMedia,
  productMethods,
  products,
  productSegments,
  productSubCategories,
  productTagLinks,
  productTags,
  productTypeLinks,
} from '../schema'

/** A company's product with all that its form shows, as the contract has it (R209). */
export async function readProduct(db: Db, companyId: number, slug: string) {
  const [row] = await db
    .select({
      ...getTableColumns(products),
      segment: productSegments.name,
      method: { id: productMethods.id, name: productMethods.name },
      category: { id: productCategories.id, name: productCategories.name },
      subCategory: { id: productSubCategories.id, name: productSubCategories.name },
      cover: located,
    })
    .from(products)
    .innerJoin(productSegments, eq(productSegments.id, products.segmentId))
    .innerJoin(productMethods, eq(productMethods.id, products.methodId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .leftJoin(productSubCategories, eq(productSubCategories.id, products.subCategoryId))
    .leftJoin(files, eq(files.id, products.coverId))
    .where(and(eq(products.slug, slug), eq(products.companyId, companyId)))
  if (!row) return undefined
  const media = await mediaOf(db, row.id)
  return {
    id: row.id,
    slug: row.slug,
    status: row.status,
    name: row.name,
    segment_id: row.segment,
    available_for_name: await typesOf(db, row.id),
    method: row.method,
    category: row.category,
    subCategory: row.subCategory,
    alias: row.alias,
    feature_specification: await featuresOf(db, row.id),
    original_cover_image: fileUrl(row.cover),
    description: row.description,
    short_description: row.shortDescription,
    published_date: row.publishedDate,
    country: await countriesOf(db, row.id),
    tags: await tagsOf(db, row.id),
    images: media
      .filter(({ kind }) => kind === 'image')
      .map(({ id, file }) => ({ id, image_url: fileUrl(file), name: file.name })),
    videos: media
      .filter(({ kind }) => kind === 'video')
      .map(({ id, file }) => ({ id, product_video: fileUrl(file), name: file.name })),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** The images and videos of a product, in the order in which they came. */
export const mediaOf = (db: Db, productId: number) =>
  db
    .select({ id: productMedia.id, kind: productMedia.kind, file: located })
    .from(productMedia)
    .innerJoin(files, eq(files.id, productMedia.fileId))
    .where(eq(productMedia.productId, productId))
    .orderBy(productMedia.id)

async function typesOf(db: Db, productId: number): Promise<string[]> {
  const rows = await db
    .select({ name: companyTypes.name })
    .from(productTypeLinks)
    .innerJoin(companyTypes, eq(companyTypes.id, productTypeLinks.typeId))
    .where(eq(productTypeLinks.productId, productId))
    .orderBy(companyTypes.id)
  return rows.map(({ name }) => name)
}

const featuresOf = (db: Db, productId: number) =>
  db
    .select({
      id: productFeatures.id,
      feature_value: productFeatures.value,
      feature_description: productFeatures.description,
    })
    .from(productFeatures)
    .where(eq(productFeatures.productId, productId))
    .orderBy(productFeatures.position, productFeatures.id)

const countriesOf = (db: Db, productId: number) =>
  db
    .select({ id: countries.id, name: countries.name })
    .from(productCountryLinks)
    .innerJoin(countries, eq(countries.id, productCountryLinks.countryId))
    .where(eq(productCountryLinks.productId, productId))
    .orderBy(productCountryLinks.position)

const tagsOf = (db: Db, productId: number) =>
  db
    .select({ id: productTags.id, name: productTags.name })
    .from(productTagLinks)
    .innerJoin(productTags, eq(productTags.id, productTagLinks.tagId))
    .where(eq(productTagLinks.productId, productId))
    .orderBy(productTagLinks.position)
