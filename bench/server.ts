/**
 * Measures the demo's server under load, on the embedded database and on PostgreSQL:
 * `npm run bench:server`, half an hour; `-- --seconds 5` has a minute last five seconds.
 *
 * Fails when a request does, when memory grows, or when the home page, signed in or not, or the
 * dashboard takes more than `LIMIT_MS` of CPU on PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/server/postgres'
import { failuresIn, SiteLoad, type Asked, type Outcome } from './site-load'

/** CPU that one request may take. */
const LIMIT_MS = 3
/** How many minutes reads and writes are mixed for. */
const MIXED = 10
/** How much more memory the later half of them may hold at most than the first. */
const GROWTH = 1.25

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
const MINUTE = Number(values.seconds)
/** Seconds that CPU is measured for, however short the rest: fewer would measure the compiler. */
const SETTLED = 10

const home: Asked = { as: 'nobody', path: '/' }
const ownHome: Asked = { as: 'seeker', path: '/' }
const dashboard: Asked = { as: 'seeker', path: '/creator' }
const limited = { 'home page': home, 'job seeker’s home page': ownHome, dashboard }
const reads: Asked[] = [
  home,
  ownHome,
  dashboard,
  { as: 'nobody', path: '/ndt-jobs' },
  { as: 'nobody', path: '/ndt-companies?q=inspection' },
  { as: 'nobody', path: '/ndt-guides' },
  { as: 'seeker', path: '/api/v2/user/get-profile-details' },
  { as: 'seeker', path: '/api/v2/user/get-saved-job?is_applied=2' },
  { as: 'company', path: '/company/products' },
  { as: 'company', path: '/api/v2/company/product' },
  { as: 'company', path: '/api/v2/company/product?name=probe&sort=name' },
]
const writes: Asked[] = [
  {
    as: 'seeker',
    method: 'POST',
    path: '/api/v2/user/update-preferences',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ preferences: [1, 3] }),
  },
  {
    as: 'seeker',
    method: 'POST',
    path: '/api/v2/user/update-profile',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ first_name: 'Amara', about_me: 'UT Level 2' }).toString(),
  },
]

const wrong: string[] = []
await measure('The embedded database', {}, false)
const postgres = await startPostgres()
await measure('PostgreSQL', { DATABASE_URL: postgres.url }, true)
await postgres.stop()
for (const line of wrong) console.error(line)
process.exitCode = wrong.length > 0 ? 1 : 0

async function measure(title: string, env: Record<string, string>, isLimited: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'ndt-bench-'))
  const load = await SiteLoad.start({ DATA_FOLDER: folder, ...env })
  console.log(`\n${title}\n\n  requests/s       99%   CPU each    memory   failed`)
  await load.run(reads, 10, MINUTE / 6)
  for (const [name, request] of Object.entries(limited)) {
    // what is compiled and optimised is no page's cost
    await load.run([request], 20, SETTLED)
    const outcome = await load.run([request], 20, SETTLED)
    say(outcome, `${title}: the ${name}, 20 clients`)
    if (isLimited && outcome.cpu > LIMIT_MS)
      wrong.push(`The ${name} takes ${outcome.cpu.toFixed(2)} ms of CPU, more than ${LIMIT_MS}.`)
  }
  for (const clients of [20, 100, 200]) {
    say(await load.run(reads, clients, MINUTE), `${title}: pages and lists, ${clients} clients`)
  }
  const held: number[] = []
  for (let minute = 1; minute <= MIXED; minute++) {
    const outcome = await load.run([...reads, ...writes], 50, MINUTE)
    say(outcome, `${title}: reads and writes, minute ${minute}`)
    held.push(outcome.megabytes)
  }
  const early = Math.max(...held.slice(0, MIXED / 2))
  const late = Math.max(...held.slice(MIXED / 2))
  if (late > early * GROWTH)
    wrong.push(`${title}: memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB.`)
  await load.stop()
  await rm(folder, { recursive: true })
}

function say(outcome: Outcome, what: string) {
  const { result, cpu, megabytes } = outcome
  const failed = failuresIn(outcome)
  const columns = [
    result.requests.average.toFixed(0).padStart(12),
    `${result.latency.p99} ms`.padStart(10),
    `${cpu.toFixed(2)} ms`.padStart(11),
    `${megabytes.toFixed(0)} MB`.padStart(10),
    `${failed}`.padStart(9),
  ]
  console.log(`${columns.join('')}   ${what.split(': ')[1]}`)
  if (failed) wrong.push(`${what}: ${failed} of ${result.requests.total} requests failed.`)
  if (!result.requests.total) wrong.push(`${what}: nothing was answered.`)
}
