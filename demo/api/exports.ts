import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { getProducts, getServices } from '../../src/contract'
import type { Env, User } from '../auth/env'
import { requireRole } from '../auth/role'
import { dayInWords } from '../db/days'
import { exportProducts } from '../db/queries/products'
import { exportServices } from '../db/queries/services'
import { readQuery } from './body'
import { csvOf } from './csv'
import { filterOf, sorted } from './list-query'
import { companyOf } from './own-company'
import { productFilterOf } from './product-lists'
import { Unfit } from './unfit'
import { complain } from './words'

const published = (status: number) => (status === 1 ? 'Published' : 'Unpublished')

/**
 * Serves the tables as `report.csv`, at the paths that the pages give their tags: all rows that the
 * filters leave, in the table's order. A client asks twice, to check and to download (R184, Q54).
 */
export function serveExports(app: Hono<Env>): void {
  app.get('/api/v1/company/product/export', requireRole('company'), async c => {
    const filter = productFilterOf(read(getProducts.query, c))
    const found = sorted(await exportProducts(c.get('db'), companyOf(userOf(c)), filter))
    const rows = found.map(({ name, category, subCategory, createdAt, status }) => [
      name,
      category,
      subCategory ?? '',
      dayInWords(createdAt),
      published(status),
    ])
    return answer(c, [['Product Name', 'Category', 'Sub Category', 'Added On', 'Publish'], ...rows])
  })
  app.get('/api/v1/company/service/export', requireRole('company'), async c => {
    const filter = filterOf(read(getServices.query, c))
    const found = sorted(await exportServices(c.get('db'), companyOf(userOf(c)), filter))
    const rows = found.map(({ name, createdAt, status }) => [
      name,
      dayInWords(createdAt),
      published(status),
    ])
    return answer(c, [['Service Name', 'Added On', 'Publish'], ...rows])
  })
}

/** Who asks; `requireRole` let nobody else through. */
const userOf = (c: Context<Env>): User => c.get('user')!

function read<S extends v.GenericSchema>(schema: S | undefined, c: Context): v.InferOutput<S> {
  const result = v.safeParse(schema!, readQuery(c))
  if (!result.success) throw new Unfit(complain(result.issues))
  return result.output
}

function answer(c: Context<Env>, rows: string[][]): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', 'attachment; filename="report.csv"')
  c.header('Cache-Control', 'no-store')
  return c.body(csvOf(rows))
}
