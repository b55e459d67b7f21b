import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { createEmbedded, type OpenDatabase, openClient, openDatabase } from './open'
import type { Db } from './database'
import { seed } from './seed'

const cache = fileURLToPath(new URL('../../node_modules/.cache/ndt-demo/', import.meta.url))
const engine = '../../node_modules/@electric-sql/pglite/package.json'
const inputs = ['migrations', 'schema', 'seed', 'seed.ts', 'password.ts']

/** How many products the large catalogue of a small portal has. */
export const SMALL_CATALOGUE = 100

/** Enough for who knows the passwords of the demo accounts anyway. */
const cost = { ln: 4, r: 8, p: 1 }

const states = {
  empty: async () => {},
  small: (db: Db) => seed(db, { products: SMALL_CATALOGUE, cost }),
  full: (db: Db) => seed(db, { cost }),
}

/** What a database of a test begins with: nothing, the demo portal, or that with its 10,000 products. */
export type State = keyof typeof states

/**
 * Opens a seeded database of its own, for tests: on the server of DATABASE_URL in a schema of its own,
 * and else in memory. `full` is for what only scale shows. The first in memory of a day, and of
 * a change to the seed, is dumped; later ones are restored from that, which is several times as fast.
 */
export async function openSeeded(state: State): Promise<OpenDatabase> {
  const url = process.env['DATABASE_URL']
  if (url) return openOnServer(url, state)
  const sources = await key()
  const file = `${cache}${sources}-${state}.tar`
  const dump = await readFile(file).catch(() => undefined)
  if (dump) return openClient(await createEmbedded({ loadDataDir: new Blob([dump]) }))

  const client = await createEmbedded()
  const database = await openClient(client, states[state])
  const tar = await client.dumpDataDir('none')
  await keep(file, new Uint8Array(await tar.arrayBuffer()), sources)
  return database
}

/** Everything that the seeded state depends on; its dates do on today's. */
async function key(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const name of [engine, ...(await filesOf(inputs))]) {
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

/** Stores a dump, whole or not at all, and removes those of other sources. */
async function keep(file: string, dump: Uint8Array, sources: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  // several of one process may make it at once
  const own = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(own, dump)
  await rename(own, file)
  for (const name of await readdir(cache)) {
    if (name.endsWith('.tar') && !name.startsWith(sources)) await rm(cache + name, { force: true })
  }
}

/** A seeded schema of its own on a server, dropped when closed. */
async function openOnServer(url: string, state: State): Promise<OpenDatabase> {
  const schema = `ndt_test_${randomBytes(6).toString('hex')}`
  const server = new Pool({ connectionString: url, max: 1 })
  await server.query(`create schema ${schema}`)
  const scoped = new URL(url)
  scoped.searchParams.set('options', `-c search_path=${schema}`)
  const { db, close } = await openDatabase({ url: scoped.href, fill: states[state] })
  return {
    db,
    close: async () => {
      await close()
      await server.query(`drop schema ${schema} cascade`)
      await server.end()
    },
  }
}
