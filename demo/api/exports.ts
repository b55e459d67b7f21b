import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { getProducts, getServices } from '../../src/contract'
import type { Env } from '../auth/env'
import { requireRole } from '../auth/role'
import { cutWhereItFails } from '../cut-off'
import { dayInWords } from '../db/days'
import { productIds, productsBy } from '../db/queries/products'
import { serviceIds, servicesBy } from '../db/queries/services'
import { lineOf } from '../turns'
import { readQuery } from './body'
import { csvHead, csvLines } from './csv'
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
    const ids = await found(c, companyId => productIds(c.get('db'), companyId, filter))
    const head = ['Product Name', 'Category', 'Sub Category', 'Added On', 'Publish']
    return answer(c, head, ids, async some =>
      (await productsBy(c.get('db'), some, filter)).map(
        ({ name, category, subCategory, createdAt, status }) => [
          name,
          category,
          subCategory ?? '',
          dayInWords(createdAt),
          published(status),
        ],
      ),
    )
  })
  app.get('/api/v1/company/service/export', requireRole('company'), async c => {
    const filter = filterOf(read(getServices.query, c))
    const ids = await found(c, companyId => serviceIds(c.get('db'), companyId, filter))
    return answer(c, ['Service Name', 'Added On', 'Publish'], ids, async some =>
      (await servicesBy(c.get('db'), some, filter)).map(({ name, createdAt, status }) => [
        name,
        dayInWords(createdAt),
        published(status),
      ]),
    )
  })
}

/** A million rows are a second's work of the database's: one account's files wait for each other, as does each batch. */
const inTurn = lineOf(2)

/** The numbers of the rows that a file is to have. */
async function found(
  c: Context<Env>,
  find: (companyId: number) => Promise<Int32Array | undefined>,
): Promise<Int32Array> {
  // `requireRole` let nobody else through
  const user = c.get('user')!
  return sorted(await inTurn(user.id, () => find(companyOf(user))))
}

function read<S extends v.GenericSchema>(schema: S | undefined, c: Context): v.InferOutput<S> {
  const result = v.safeParse(schema!, readQuery(c))
  if (!result.success) throw new Unfit(complain(result.issues))
  return result.output
}

/** How many rows are read at once: others are answered between them. */
const BATCH = 1000

/**
 * Answers with a file that is written as it is read: a line of cells for each of the numbers. What fails
 * before its first lines are there is answered as what it is.
 */
async function answer(
  c: Context<Env>,
  head: string[],
  ids: Int32Array,
  rowsOf: (ids: Int32Array) => Promise<string[][]>,
): Promise<Response> {
  const encoder = new TextEncoder()
  const batch = (at: number) =>
    inTurn(c.get('user')!.id, async () => csvLines(await rowsOf(ids.subarray(at, at + BATCH))))
  const first = csvHead(head) + (await batch(0))
  async function* lines() {
    yield encoder.encode(first)
    for (let at = BATCH; at < ids.length; at += BATCH) yield encoder.encode(await batch(at))
  }
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', 'attachment; filename="report.csv"')
  c.header('Cache-Control', 'no-store')
  return c.body(cutWhereItFails(c, lines()))
}
