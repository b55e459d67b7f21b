import * as v from 'valibot'
import { defineCall, type AnswerOf, type QueryOf } from './call'
import { listQuery, oneOf } from './forms'
import { created, named, page } from './pages'
import { object } from './reading'
import { id, text, version, words } from './shapes'
import { status } from './status'

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
    object({
      id,
      slug: text,
      name: words,
      category: named,
      sub_category: named,
      created_at: created,
      status,
      updated_at: version,
    }),
  ),
})

/** Reads one page of the company's services (R226, R228). */
export const getServices = defineCall({
  method: 'GET',
  path: '/api/v2/company/service',
  query: v.object(listQuery),
  answer: page(object({ id, name: words, created_at: created, status, updated_at: version })),
})

/** A row of the products list (R190). */
export type ProductRow = AnswerOf<typeof getProducts>['data'][number]

/** What the products list can be asked for (R191). */
export type ProductQuery = QueryOf<typeof getProducts>

/** A row of the services list (R226). */
export type ServiceRow = AnswerOf<typeof getServices>['data'][number]

/** What the services list can be asked for (R228). */
export type ServiceQuery = QueryOf<typeof getServices>
