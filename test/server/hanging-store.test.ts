import { connect, createServer, type AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../demo/app'
import { demoAccounts } from '../../demo/db/seed'
import type { OpenDatabase } from '../../demo/db/open'
import { openSeeded } from '../../demo/db/snapshot'
import { openHome } from '../../demo/files/stored'
import { log } from '../../demo/log'
import { pdf } from '../demo/samples'
import { callAs, visitorOf } from './site'

/** What a visitor may have to wait for a store that does not answer. */
const LIMIT = 18_000
const RESUME = 3_000_000

/** How many bytes the store still says before it is silent. */
let says = Infinity

/** Stands between the site and its store: it takes all that is sent, and is silent when told to be. */
const between = createServer(near => {
  const { hostname, port } = new URL(process.env['STORE_URL']!)
  const far = connect(Number(port), hostname)
  near.on('data', bytes => far.write(bytes))
  far.on('data', (bytes: Buffer) => {
    near.write(bytes.subarray(0, says))
    says = Math.max(0, says - bytes.length)
  })
  near.on('error', () => {}).on('close', () => far.destroy())
  // a silent one does not hang up either
  far.on('error', () => {}).on('close', () => says > 0 && near.destroy())
})

let database: OpenDatabase
let server: ServerType
let origin: string
let jonas: ReturnType<typeof visitorOf>

beforeAll(async () => {
  await new Promise<void>(resolve => between.listen(0, '127.0.0.1', resolve))
  const store = new URL(`${process.env['STORE_URL']}/ndt-hanging`)
  store.port = String((between.address() as AddressInfo).port)
  database = await openSeeded('small')
  const app = createApp({ db: database.db, uploads: await openHome(store.href) })
  origin = await new Promise(resolve => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
  })
  jonas = visitorOf(origin)
  await jonas.signIn(demoAccounts.newcomer)
})
beforeEach(() => {
  says = Infinity
  vi.spyOn(log, 'error').mockImplementation(() => {})
})
afterAll(async () => {
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
  await database.close()
  between.close()
})

async function save(size: number): Promise<number> {
  const form = new FormData()
  form.set('resume', pdf(size))
  return (await callAs(origin, jonas, '/api/v2/user/update-jobinfo', form)).status
}

const resume = async () => {
  const answer = await callAs(origin, jonas, '/api/v2/user/get-profile-details')
  return ((await answer.json()) as { data: { resume: string } }).data.resume
}

/** What something comes to, and that it does so in time. */
async function inTime<T>(work: () => Promise<T>): Promise<T> {
  const begun = Date.now()
  const result = await work()
  expect(Date.now() - begun).toBeLessThan(LIMIT)
  return result
}

test('a store that takes a file and never answers costs the save, and nothing that was kept', async () => {
  expect(await save(RESUME)).toBe(200)
  const before = await resume()
  says = 0
  expect(await inTime(() => save(RESUME))).toBe(500)
  expect(await inTime(async () => (await fetch(`${origin}/ready`)).status)).toBe(503)
  expect((await fetch(`${origin}/ndt-jobs`)).status).toBe(200)
  expect(await resume()).toBe(before)
  says = Infinity
  expect((await fetch(`${origin}/ready`)).status).toBe(200)
  const kept = await callAs(origin, jonas, before)
  expect((await kept.arrayBuffer()).byteLength).toBe(RESUME)
})

test.each([
  ['before its first byte', 0],
  ['within its first piece', 500_000],
  ['within a later piece', 1_500_000],
])('a file that stalls %s ends in seconds, as no whole file', async (_, bytes) => {
  expect(await save(RESUME)).toBe(200)
  const path = await resume()
  says = bytes
  const found = await inTime(async () => {
    const answer = await callAs(origin, jonas, path)
    return answer.ok ? answer.arrayBuffer().catch(() => 'cut off') : answer.status
  })
  expect([500, 'cut off']).toContain(found)
})
