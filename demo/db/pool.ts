import { Socket } from 'node:net'
import { Pool, type PoolClient } from 'pg'
import { log } from '../log'

const SECOND = 1000

/** How long one statement may take; the server then ends it. */
const STATEMENT = 5 * SECOND
/** How long a connection that is in use may say nothing; its server is then taken for lost. */
const SILENCE = 10 * SECOND

/**
 * Connections to a PostgreSQL server for requests: none waits longer than some seconds, also when
 * the server is frozen, and a connection that is lost takes no place of a new one.
 */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: 5 * SECOND,
    // before the silence of one that nobody uses counts
    idleTimeoutMillis: SILENCE / 2,
    statement_timeout: STATEMENT,
    idle_in_transaction_session_timeout: SILENCE,
    stream: () => {
      const socket = new Socket()
      return socket.setTimeout(SILENCE, () => socket.destroy(new Error('The database is silent.')))
    },
  })
  pool.on('error', error => log.error({ err: error }, 'a database connection was lost'))
  const lent = new WeakSet<PoolClient>()
  pool.on('acquire', client => lent.add(client))
  pool.on('release', (_, client) => lent.delete(client))
  pool.on('connect', client => {
    // whoever waits for an answer is told; unheard, it would end the process
    client.on('error', () => {})
    // Drizzle does not give a connection back whose `begin` failed
    client.once('end', () => {
      if (!lent.has(client)) return
      client.release(true)
      client.release = () => {}
    })
  })
  return pool
}
