import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { type OpenDatabase, openClient, openDatabase } from './open'
import { seed } from './seed'

const cache = fileURLToPath(new URL('../../node_modules/.cache/ndt-demo/', import.meta.url))
const engine = '../../node_modules/@electric-sql/pglite/package.json'
const sources = ['migrations', 'schema', 'seed', 'seed.ts', 'password.ts']

/**
 * Opens a seeded database of its own, for tests: on the server of DATABASE_URL in a schema of its own,
 * and else in memory. The first in memory of a day, and of a change to the seed, is dumped; later ones
 * are restored from that, which is several times as fast.
 */
export async function openSeeded(): Promise<OpenDatabase> {
  const url = process.env['DATABASE_URL']
  if (url) return openOnServer(url)
  const file = `${cache}seeded-${await key()}.tar`
  const dump = await readFile(file).catch(() => undefined)
  if (dump) return openClient(await PGlite.create({ loadDataDir: new Blob([dump]) }))

  const client = await PGlite.create()
  const database = await openClient(client)
  await seed(database.db)
  const tar = await client.dumpDataDir('none')
  await keep(file, new Uint8Array(await tar.arrayBuffer()))
  return database
}

/** Everything that the seeded state depends on; its dates do on today's. */
async function key(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const name of [engine, ...(await filesOf(sources))]) {
    hash.update(name).update(await readFile(new URL(name, import.meta.url)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesOf(names: string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of names) {
    if (name.includes('.')) found.push(name)
    else {
      const inside = await readdir(new URL(name, import.meta.url))
      found.push(...(await filesOf(inside.sort().map(child => `${name}/${child}`))))
    }
  }
  return found
}

/** Stores a dump, whole or not at all, and removes older ones. */
async function keep(file: string, dump: Uint8Array): Promise<void> {
  await mkdir(cache, { recursive: true })
  await writeFile(`${file}.${process.pid}`, dump)
  await rename(`${file}.${process.pid}`, file)
  for (const name of await readdir(cache)) {
    if (name.endsWith('.tar') && cache + name !== file) await rm(cache + name, { force: true })
  }
}

/** A seeded schema of its own on a server, dropped when closed. */
async function openOnServer(url: string): Promise<OpenDatabase> {
  const schema = `ndt_test_${randomBytes(6).toString('hex')}`
  const server = new Pool({ connectionString: url, max: 1 })
  await server.query(`create schema ${schema}`)
  const scoped = new URL(url)
  scoped.searchParams.set('options', `-c search_path=${schema}`)
  const { db, close } = await openDatabase({ url: scoped.href })
  await seed(db)
  return {
    db,
    close: async () => {
      await close()
      await server.query(`drop schema ${schema} cascade`)
      await server.end()
    },
  }
}
