import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { openDatabase } from '../../demo/db/open'
import { seed } from '../../demo/db/seed'
import { databaseOf, SEEDED } from './database'
import { startPostgres } from './postgres'

/** Starts what the tests share: a PostgreSQL server with a seeded database, and a store that speaks S3. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ndt-store-'))
  const store = new S3rver({ port: 0, silent: true, directory: folder })
  const [postgres, { port }] = await Promise.all([
    startPostgres(),
    store.run() as Promise<AddressInfo>,
  ])
  process.env['DATABASE_URL'] = postgres.url
  process.env['STORE_URL'] = `http://S3RVER:S3RVER@127.0.0.1:${port}`
  const { close } = await openDatabase({ url: await databaseOf(SEEDED), fill: seed })
  await close()
  return async () => {
    await store.close()
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}
