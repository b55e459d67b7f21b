/** Measures a page of the table of 10,000 products at the server: `npm run bench`. */
import { createApp } from '../demo/app'
import { createSession } from '../demo/db/queries/sessions'
import { demoAccounts } from '../demo/db/seed'
import { openSeeded } from '../demo/db/snapshot'
import { userOf } from '../test/support/user-of'

/** What a page may take, filters included. */
const LIMIT_MS = 50
const ROUNDS = 30

const PATH = '/api/v2/company/product'

const { db, close } = await openSeeded('full')
const user = await userOf(db, demoAccounts.catalogue.email)
const { token } = await createSession(db, user.id)
const app = createApp({ db })

async function get(query: string) {
  const start = performance.now()
  const answer = await app.request(PATH + query, { headers: { Cookie: `ndt_session=${token}` } })
  const body = (await answer.json()) as { data: { id: number; name: string }[]; meta: Meta }
  if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}`)
  return { ms: performance.now() - start, total: body.meta.pagination.total }
}
interface Meta {
  pagination: { total: number }
}

const options = async (path: string) => {
  const headers = { Cookie: `ndt_session=${token}` }
  const { data } = (await (await app.request(PATH + path, { headers })).json()) as {
    data: { id: number }[]
  }
  return data[0]!.id
}
const category = await options('/category-dropdown')
const sub = await options('/subcategory-dropdown')

const queries = [
  '',
  '?page=1000',
  '?limit=100',
  '?name=gauges',
  '?name=gauges&published=1&from_date=2024-01-01&to_date=2026-06-30',
  `?category_id=${category}`,
  `?sub_category_id=${sub}&published=1`,
  '?published=2',
  '?sort=name&order=desc',
  '?sort=category',
  '?sort=sub_category&order=desc&page=500',
  '?sort=created_at&order=asc&name=9',
]

console.log(
  `A page of 10,000 products, ${ROUNDS} times each; the median's limit is ${LIMIT_MS} ms.\n`,
)

let slow = 0
for (const query of queries) {
  await get(query)
  const times: number[] = []
  let total = 0
  for (let round = 0; round < ROUNDS; round++) {
    const found = await get(query)
    times.push(found.ms)
    total = found.total
  }
  times.sort((a, b) => a - b)
  const [median, p95] = [0.5, 0.95].map(part => times[Math.floor(ROUNDS * part)]!)
  if (median! > LIMIT_MS) slow++
  const shown = `${median!.toFixed(1).padStart(6)} ms, 95%: ${p95!.toFixed(1).padStart(6)} ms`
  console.log(`${shown}  ${String(total).padStart(6)} rows  ${query || '(the first page)'}`)
}
await close()
if (slow > 0) {
  console.error(`${slow} of ${queries.length} took more than ${LIMIT_MS} ms.`)
  process.exitCode = 1
}
