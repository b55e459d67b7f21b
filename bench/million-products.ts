/**
 * Measures a company's list of 1,000,000 products on PostgreSQL: `npm run bench:million`, some minutes;
 * `-- --products 100000` has fewer.
 * `DATABASE_URL` names an empty database to be filled, or one that was; without it, it starts a server of its own. Fails when the median of a page's CPU is above `LIMIT_MS`.
 */
import { readFileSync } from 'node:fs'
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

// an empty database, or one that was filled so before
const { DATABASE_URL } = process.env
const postgres = DATABASE_URL ? { url: DATABASE_URL, stop: async () => {} } : await startPostgres()
const { db, close } = await openDatabase({
  url: postgres.url,
  fill: db => seed(db, { products: PRODUCTS }),
})
// as the server does by itself, in its own time
const watch = new Client({ connectionString: postgres.url })
await watch.connect()
await watch.query('vacuum analyze products')
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

const middleOf = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const slow: string[] = []
console.log(`${PRODUCTS.toLocaleString('en')} products, ${ROUNDS} times each, medians.\n`)
console.log('        CPU    of the clock')
for (const query of queries) {
  let found = await get(query)
  const [cpu, clock]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    const [worked, begun] = [await work(), performance.now()]
    found = await get(query)
    clock.push(performance.now() - begun)
    cpu.push((await work()) - worked)
  }
  if (middleOf(cpu) > LIMIT_MS) slow.push(query)
  const { total, total_is_minimum } = found.meta.pagination
  const [worked, waited] = [cpu, clock].map(times => `${middleOf(times).toFixed(1).padStart(8)} ms`)
  console.log(
    `${worked}    ${waited}  ${total}${total_is_minimum ? '+' : ''}  ${query || '(the first page)'}`,
  )
}

/** Milliseconds of CPU that this process and those of the database have taken: others do not matter. */
async function work(): Promise<number> {
  const { rows } = await watch.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const { user, system } = process.cpuUsage()
  const spent = rows.map(({ pid }) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]),
  )
  return (user + system) / 1000 + spent.reduce((sum, ns) => sum + ns, 0) / 1e6
}

await watch.end()
await close()
await postgres.stop()
if (slow.length > 0) {
  console.error(`${slow.length} of ${queries.length} took more than ${LIMIT_MS} ms.`)
  process.exitCode = 1
}
