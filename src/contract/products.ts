import * as v from 'valibot'
import { defineCall, type AnswerOf, type QueryOf } from './call'
import { listQuery, oneOf } from './forms'
import { created, named, page } from './pages'
import { id, message, optionalAmount, text } from './shapes'

/** Reads one page of the company's products (R182, R183, R190, R191, Q53). */
export const getProducts = defineCall({
  method: 'GET',
  path: '/api/v2/company/product',
  query: v.object({
    ...listQuery,
    category_id: v.optional(id),
    sub_category_id: v.optional(id),
    published: v.optional(oneOf(1, 2)),
  }),
  answer: page(
    v.object({
      id,
      slug: text,
      name: v.string(),
      category: named,
      sub_category: named,
      created_at: created,
      status: optionalAmount,
    }),
  ),
})

/** Publishes a product, or takes it back: each call flips its status (R195, Q49, Q86). */
export const toggleProduct = defineCall({
  method: 'GET',
  path: '/api/v2/company/product/{id}/toggle-status',
  changes: true,
  answer: message,
})

/** Deletes a product (R199, Q50). */
export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/api/v1/company/products/{id}',
  answer: message,
})

/** A row of the products list (R190). */
export type ProductRow = AnswerOf<typeof getProducts>['data'][number]

/** What the products list can be asked for (R191). */
export type ProductQuery = QueryOf<typeof getProducts>
