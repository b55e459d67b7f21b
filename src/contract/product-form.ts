import * as v from 'valibot'
import { defineCall, type AnswerOf, type BodyOf } from './call'
import { date, field, ids, idsOrNames } from './forms'
import { after, isEmpty, leaf, object, optional, promised } from './reading'
import { day, id, inData, list, message, option, text, version, words } from './shapes'
import { status } from './status'

/** The segment by its id or its label; Equipment, if it is not said (R209, R218, Q24). */
const segment = promised(
  after(
    given => (isEmpty(given) ? 1 : given),
    leaf<string | number, 1 | 2>('a segment', given => {
      if (/^(1|equipments?)$/i.test(given as string)) return 1
      return /^(2|consumables?)$/i.test(given as string) ? 2 : undefined
    }),
  ),
  null,
)

/** Reads a product for its form (R207, R209); its status is for the Publish action (Q51). */
export const getProduct = defineCall({
  method: 'GET',
  path: '/api/v2/company/product/{slug}',
  answer: inData(
    object({
      id: promised(id, undefined),
      name: promised(words, ''),
      segment_id: segment,
      available_for_name: list(words),
      method: optional(option),
      category: optional(option),
      subCategory: optional(option),
      alias: text,
      feature_specification: list(object({ id, feature_value: text, feature_description: text })),
      original_cover_image: text,
      description: text,
      short_description: text,
      published_date: day,
      status,
      country: list(option),
      tags: list(option),
      images: list(object({ id, image_url: text, name: text })),
      videos: list(object({ id, product_video: text, name: text })),
      updated_at: version,
    }),
  ),
})

/** A new file has no id yet; a row with only its id keeps the stored one (Q60). */
const media = v.object({ file: v.optional(v.file()), id: v.optional(id) })

const body = v.object({
  company_id: v.optional(id),
  name: v.string(),
  segment_id: v.optional(id, 1),
  available_for: idsOrNames,
  method_id: v.nullish(id),
  category_id: v.nullish(id),
  sub_category_id: v.nullish(id),
  alias: field,
  published_date: date,
  short_description: field,
  description: field,
  tags: idsOrNames,
  country_id: ids,
  product_id: v.optional(id),
  id: v.optional(id),
  original_cover_image: v.nullish(v.union([v.file(), v.string()])),
  images: v.optional(v.pipe(v.array(media), v.maxLength(5)), () => []),
  videos: v.optional(v.array(media), () => []),
  feature_specification: v.optional(
    v.pipe(
      v.array(v.object({ id: v.optional(id), feature_value: field, feature_description: field })),
      v.maxLength(30),
    ),
    () => [],
  ),
})

/** Creates a product (R208, R210). */
export const createProduct = defineCall({
  method: 'POST',
  path: '/api/v2/company/product/store',
  encoding: 'multipart',
  adds: true,
  lists: 'numbered',
  body,
  answer: message,
})

/** Saves a product that exists (R208, R210, Q58). */
export const updateProduct = defineCall({
  method: 'POST',
  path: '/api/v2/company/product/{slug}',
  encoding: 'multipart',
  lists: 'numbered',
  body,
  answer: message,
})

/** Deletes a stored image or video of a product at once (R239, Q62). */
export const deleteProductImage = defineCall({
  method: 'DELETE',
  path: '/api/v2/company/product/image/{id}',
  answer: message,
})

/** A product, as its form reads it (R209). */
export type Product = AnswerOf<typeof getProduct>

/** The product's form (R210). */
export type ProductBody = BodyOf<typeof createProduct>
