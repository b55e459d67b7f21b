import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pLimit, { type LimitFunction } from 'p-limit'
import { Client } from 'pg'
import { dataFolder } from '../data-folder'
import { type Db, onPglite, onPostgres } from './database'
import { lockFolder } from './lock'
import { migrate } from './migrate'
import { openPool } from './pool'
import { shareOut } from './shares'

/** An open database. Nothing else may be asked of it after `close()`. */
export interface OpenDatabase {
  db: Db
  close(): Promise<void>
}

/** Where to keep the data: a PostgreSQL server, a folder, or the folder `memory` for none at all. */
export interface Place {
  url?: string | undefined
  folder?: string | undefined
  /** What a new database begins with. */
  fill?: (db: Db) => Promise<unknown>
}

/** Opens the site's database, brought up to date, on a server if there is a `url` and else in process. */
export async function openDatabase({
  url = process.env['DATABASE_URL'],
  folder,
  fill,
}: Place = {}): Promise<OpenDatabase> {
  if (url && !folder) return openServer(url, fill)
  if (folder === 'memory') return openClient(await createEmbedded(), fill)
  return openFolder(folder ?? join(dataFolder, 'db'), fill)
}

/** What takes its time, and waits for others that do the same, has a connection without time limits. */
async function openServer(url: string, fill: Place['fill']): Promise<OpenDatabase> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await migrate({
      exec: script => client.query(script),
      query: (statement, parameters) => client.query(statement, parameters),
    })
    await fill?.(onPostgres(client))
  } finally {
    await client.end()
  }
  const pool = openPool(url)
  return { db: shareOut(onPostgres(pool)), close: () => pool.end() }
}

async function openFolder(folder: string, fill: Place['fill']): Promise<OpenDatabase> {
  await mkdir(dirname(folder), { recursive: true })
  const release = await lockFolder(folder)
  try {
    const { db, close } = await openClient(await createEmbedded({ dataDir: folder }), fill)
    return { db, close: () => close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** An in-process PostgreSQL with what the migrations ask of one. */
export const createEmbedded = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } })

/** Brings an in-process database up to date and wraps it; the folder's lock is the caller's. */
export async function openClient(client: PGlite, fill?: Place['fill']): Promise<OpenDatabase> {
  await migrate(client)
  const place = takeTurns(client)
  const db = onPglite(client)
  await fill?.(db)
  // after what still waits for its turn
  return { db, close: () => place(() => client.close()) }
}

/** Milliseconds of questions in a row after which the loop goes on. */
const TURN = 10

/**
 * Has questions wait for a turn of the loop now and then. This database works in our own thread, so the
 * answers to all who are connected would be one turn, of which libuv lets in one more: of 200 visitors
 * who came at once, the last waited for half a minute. What is asked within a transaction takes no turns.
 */
function takeTurns(client: PGlite): LimitFunction {
  const query = client.query.bind(client)
  const place = pLimit(1)
  let last = 0
  client.query = (...asked) =>
    place(async () => {
      if (performance.now() - last > TURN) {
        await nextTurn()
        last = performance.now()
      }
      return query(...asked)
    })
  return place
}
