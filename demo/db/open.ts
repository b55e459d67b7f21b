import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { type Db, onPglite, onPostgres } from './database'
import { lockFolder } from './lock'
import { migrate } from './migrate'

/** Where the database lies when nothing else is said; git ignores it. */
export const defaultFolder = fileURLToPath(new URL('../.data/db', import.meta.url))

/** An open database. Nothing else may be asked of it after `close()`. */
export interface OpenDatabase {
  db: Db
  close(): Promise<void>
}

/** Where to keep the data: a PostgreSQL server, a folder, or the folder `memory` for none at all. */
export interface Place {
  url?: string | undefined
  folder?: string | undefined
}

/** Opens the site's database, brought up to date, on a server if there is a `url` and else in process. */
export async function openDatabase({
  url = process.env['DATABASE_URL'],
  folder,
}: Place = {}): Promise<OpenDatabase> {
  if (url && !folder) return openServer(url)
  if (folder === 'memory') return openClient(await PGlite.create())
  return openFolder(folder ?? defaultFolder)
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url })
  pool.on('error', error => console.error('A database connection was lost:', error.message))
  try {
    const client = await pool.connect()
    try {
      await migrate({
        exec: script => client.query(script),
        query: (statement, parameters) => client.query(statement, parameters),
      })
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: onPostgres(pool), close: () => pool.end() }
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  await mkdir(dirname(folder), { recursive: true })
  const release = lockFolder(folder)
  try {
    const { db, close } = await openClient(await PGlite.create(folder))
    return { db, close: () => close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/** Brings an in-process database up to date and wraps it; the folder's lock is the caller's. */
export async function openClient(client: PGlite): Promise<OpenDatabase> {
  await migrate(client)
  return { db: onPglite(client), close: () => client.close() }
}
