import type { User } from '../auth/env'
import type { Db } from '../db/database'
import { areCountries } from '../db/queries/lookups'
import { mediaOf } from '../db/queries/product'
import { typeIds } from '../db/queries/product-options'
import { tagIds } from '../db/queries/product-states'
import {
  addMedia,
  isCategoryOf,
  isSubCategoryOf,
  replaceLists,
  updateProductFields,
  type ProductFields,
  type ProductLists,
} from '../db/queries/product-writes'
import type { Files } from '../files/keep'
import { companyOf, INVALID } from './own-company'
import { MAX_IMAGES, MAX_VIDEOS, type ProductForm } from './product-forms'
import { unfit } from './unfit'

/** A product's columns as its form fills them. */
export const fieldsOf = (form: ProductForm): ProductFields => ({
  name: form.name,
  segmentId: form.segment_id,
  methodId: form.method_id,
  categoryId: form.category_id,
  subCategoryId: form.sub_category_id,
  alias: form.alias,
  shortDescription: form.short_description,
  description: form.description,
  publishedDate: form.published_date,
})

/** The files that a form brings. */
export function uploadsOf({ original_cover_image: cover, images, videos }: ProductForm) {
  return [
    typeof cover === 'string' ? null : cover,
    ...[...images, ...videos].map(({ file }) => file),
  ]
}

/** Refuses choices that there are not, or that do not belong together; returns the lists' numbers. */
export async function checkChoices(tx: Db, user: User, form: ProductForm): Promise<ProductLists> {
  const { segment_id: segmentId, method_id: methodId, category_id: categoryId } = form
  if (!(await isCategoryOf(tx, { segmentId, methodId, categoryId }))) {
    throw unfit('category_id', INVALID)
  }
  const { sub_category_id: sub } = form
  if (sub !== null && !(await isSubCategoryOf(tx, sub, categoryId))) {
    throw unfit('sub_category_id', INVALID)
  }
  if (!(await areCountries(tx, form.country_id))) throw unfit('country_id', INVALID)
  const types = await typeIds(tx, form.available_for)
  if (!types) throw unfit('available_for', INVALID)
  const tags = await tagIds(tx, companyOf(user), form.tags)
  if (!tags) throw unfit('tags', INVALID)
  const features = form.feature_specification.map(feature => ({
    value: feature.feature_value,
    description: feature.feature_description,
  }))
  return { types, tags, countries: form.country_id, features }
}

/** Writes what stands beside a product's columns: lists, thumbnail, images and videos. */
export async function writeParts(
  tx: Db,
  files: Files,
  {
    companyId,
    productId,
    coverId,
  }: { companyId: number; productId: number; coverId: number | null },
  form: ProductForm,
  lists: ProductLists,
): Promise<void> {
  await replaceLists(tx, productId, lists)
  const cover = form.original_cover_image
  if (cover !== undefined && typeof cover !== 'string') {
    const kept = cover ? await files.keep({ companyId }, 'product_image', cover) : null
    await updateProductFields(tx, productId, { coverId: kept })
    await files.drop({ companyId }, coverId)
  }
  const present = await mediaOf(tx, productId)
  for (const [kind, sent, max] of [
    ['image', form.images, MAX_IMAGES],
    ['video', form.videos, MAX_VIDEOS],
  ] as const) {
    const own = present.filter(media => media.kind === kind)
    const isKnown = sent.every(({ id }) => id === null || own.some(media => media.id === id))
    if (!isKnown) throw unfit(`${kind}s`, INVALID)
    const added = sent.flatMap(({ file }) => file ?? [])
    if (own.length + added.length > max) {
      throw unfit(`${kind}s`, `The :attribute must not have more than ${max} items.`)
    }
    for (const file of added) {
      const fileId = await files.keep({ companyId }, `product_${kind}`, file)
      await addMedia(tx, productId, kind, fileId)
    }
  }
}
