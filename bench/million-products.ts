/**
 * Measures a company's list of 1,000,000 products on PostgreSQL: `npm run bench:million`, some minutes;
 * `-- --products 100000` has fewer. Fails when the median of a page is above `LIMIT_MS`.
 */
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { createApp } from '../demo/app'
import { openDatabase } from '../demo/db/open'
import { createSession } from '../demo/db/queries/sessions'
import { demoAccounts, seed } from '../demo/db/seed'
import { startPostgres } from '../test/server/postgres'
import { userOf } from '../test/support/user-of'

const LIMIT_MS = 50
const ROUNDS = 15
const PATH = '/api/v2/company/product'

const { values } = parseArgs({ options: { products: { type: 'string', default: '1000000' } } })
const PRODUCTS = Number(values.products)

const postgres = await startPostgres()
const { db, close } = await openDatabase({
  url: postgres.url,
  fill: db => seed(db, { products: PRODUCTS }),
})
// as the server does by itself, in its own time
const client = new Client({ connectionString: postgres.url })
await client.connect()
await client.query('vacuum analyze products')
await client.end()
const user = await userOf(db, demoAccounts.catalogue.email)
const { token } = await createSession(db, user.id)
const app = createApp({ db })

interface Answer {
  data: { id: number }[]
  meta: { pagination: { total: number; total_pages: number; total_is_minimum?: true } }
}

async function get(query: string): Promise<Answer> {
  const answer = await app.request(PATH + query, { headers: { Cookie: `ndt_session=${token}` } })
  if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}`)
  return (await answer.json()) as Answer
}
const [category] = (await get('/category-dropdown')).data
const pages = (await get('')).meta.pagination.total_pages
const middle = Math.ceil(pages / 2)

const queries = [
  '',
  `?page=${pages}`,
  `?page=${middle}`,
  '?name=gauges',
  '?name=set 123456',
  '?name=no such product',
  '?name=gauges&page=1000',
  '?name=gauges&sort=category',
  '?sort=category',
  '?sort=category&order=desc',
  `?sort=category&page=${pages}`,
  '?sort=sub_category',
  '?sort=name',
  `?sort=name&order=desc&page=${pages}`,
  '?sort=status',
  `?category_id=${category!.id}`,
  '?published=2',
  '?from_date=2024-01-01&to_date=2025-12-31',
]

const slow: string[] = []
console.log(`${PRODUCTS.toLocaleString('en')} products, ${ROUNDS} times each.\n`)
for (const query of queries) {
  let found = await get(query)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    found = await get(query)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const [median, worst] = [times[Math.floor(ROUNDS / 2)]!, times.at(-1)!]
  if (median > LIMIT_MS) slow.push(query)
  const { total, total_is_minimum } = found.meta.pagination
  const figures = `${median.toFixed(1).padStart(7)} ms, at most ${worst.toFixed(1).padStart(7)} ms`
  console.log(`${figures}  ${total}${total_is_minimum ? '+' : ''}  ${query || '(the first page)'}`)
}
await close()
await postgres.stop()
if (slow.length > 0) {
  console.error(`${slow.length} of ${queries.length} took more than ${LIMIT_MS} ms.`)
  process.exitCode = 1
}
