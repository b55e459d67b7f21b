import type { Hono } from 'hono'
import {
  getCategories,
  getMethods,
  getProductCategories,
  getProducts,
  getProductSubCategories,
  getProductTags,
  getSubCategories,
} from '../../src/contract'
import type { Env } from '../auth/env'
import { dayInWords } from '../db/days'
import { asId } from '../db/queries/pages'
import * as options from '../db/queries/product-options'
import { listProducts, type ProductFilter, type ProductListItem } from '../db/queries/products'
import { filterOf, paged, sorted, type ListAsked } from './list-query'
import { companyOf } from './own-company'
import { serve } from './serve'

const terms = { role: 'company' } as const

/** Serves a company's table of products, with what it is filtered by (R191, R192). */
export function serveProductLists(app: Hono<Env>): void {
  serve(
    app,
    getProducts,
    async ({ db, user, query }) =>
      paged(sorted(await listProducts(db, companyOf(user), productFilterOf(query))), rowOf),
    terms,
  )
  serve(
    app,
    getProductCategories,
    async ({ db, user }) => ({ data: await options.listUsedCategories(db, companyOf(user)) }),
    terms,
  )
  serve(
    app,
    getProductSubCategories,
    async ({ db, user }) => ({ data: await options.listUsedSubCategories(db, companyOf(user)) }),
    terms,
  )
}

/** Serves what a product's form chooses from, each list by the choice before it (R213-R216). */
export function serveProductOptions(app: Hono<Env>): void {
  serve(
    app,
    getProductTags,
    async ({ db, user }) => ({ data: await options.listTags(db, companyOf(user)) }),
    terms,
  )
  serve(app, getMethods, async ({ db, c }) => ({
    data: await options.listMethods(db, numberOf(c.req.param('segmentId'))),
  }))
  serve(app, getCategories, async ({ db, c }) => ({
    data: await options.listCategories(
      db,
      numberOf(c.req.param('segment')),
      numberOf(c.req.param('method')),
    ),
  }))
  serve(app, getSubCategories, async ({ db, c }) => ({
    data: await options.listSubCategories(db, numberOf(c.req.param('categoryId'))),
  }))
}

/** No list belongs to the number 0, nor to what is no number. */
const numberOf = (given: string | undefined) => asId(given ?? '') ?? 0

/** What the table is asked for, as its query carries it. */
export interface ProductAsked extends ListAsked {
  category_id?: number | undefined
  sub_category_id?: number | undefined
  published?: 1 | 2 | undefined
}

/** Reads the query of the table and of its file alike. */
export const productFilterOf = (query: ProductAsked): ProductFilter => ({
  ...filterOf(query),
  categoryId: query.category_id === undefined ? undefined : numberOf(String(query.category_id)),
  subCategoryId:
    query.sub_category_id === undefined ? undefined : numberOf(String(query.sub_category_id)),
  status: query.published,
})

const rowOf = ({ id, slug, name, category, subCategory, ...item }: ProductListItem) => ({
  id,
  slug,
  name,
  category: { name: category },
  sub_category: subCategory === null ? null : { name: subCategory },
  created_at: { formatted_date: dayInWords(item.createdAt) },
  status: item.status,
  updated_at: item.updatedAt.toISOString(),
})
