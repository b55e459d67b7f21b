import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../demo/app'
import type { OpenDatabase } from '../../demo/db/open'
import { openSeeded } from '../../demo/db/snapshot'
import { log } from '../../demo/log'

/** What a visitor may have to wait for a database that does not answer. */
const LIMIT = 13_000
/** More than there are connections. */
const VISITORS = 15

let database: OpenDatabase
let app: ReturnType<typeof createApp>
let isFrozen = false
const server = new URL(process.env['DATABASE_URL']!)

/** Stands between the site and its server, and stops answering when told to, as a frozen server does. */
const between = createServer(near => {
  const far = connect(Number(server.port), server.hostname)
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.on('data', bytes => isFrozen || to.write(bytes))
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
})

beforeAll(async () => {
  await new Promise<void>(resolve => between.listen(0, '127.0.0.1', resolve))
  const url = new URL(server)
  url.port = String((between.address() as AddressInfo).port)
  vi.stubEnv('DATABASE_URL', url.href)
  database = await openSeeded('small')
  vi.unstubAllEnvs()
  app = createApp({ db: database.db })
})
afterAll(async () => {
  await database.close()
  between.close()
})

const status = async (path = '/ndt-jobs') => (await app.request(path)).status

test('a statement that takes too long is ended, and its connection goes on', async () => {
  const begun = Date.now()
  await expect(database.db.execute(sql`select pg_sleep(30)`)).rejects.toThrow()
  expect(Date.now() - begun).toBeLessThan(8000)
  expect(await status()).toBe(200)
})

test('a frozen database holds a visitor for seconds, and for no longer than it is frozen', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const answers = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const begun = Date.now()
        return { status: await status(), ms: Date.now() - begun }
      }),
    )
  await answers(VISITORS)
  isFrozen = true
  const writes = Array.from({ length: VISITORS }, () =>
    database.db.transaction(tx => tx.execute(sql`select 1`)).catch(() => 'failed'),
  )
  const found = await answers(VISITORS)
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set([500]))
  expect(Math.max(...found.map(({ ms }) => ms))).toBeLessThan(LIMIT)
  expect(await status('/ready')).toBe(503)
  expect(new Set(await Promise.all(writes))).toEqual(new Set(['failed']))
  isFrozen = false
  for (const { status } of await answers(VISITORS)) expect(status).toBe(200)
  expect(await status('/ready')).toBe(200)
})
