import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Db } from '../db/database'
import type { FileHome } from '../files/home'
import { log } from '../log'

const PATIENCE = 2000

/**
 * For whoever runs the site. `/health`: the process answers; if it does not, start it anew. `/ready`:
 * what it stands on answers too; with 503, send nobody here for now.
 */
export function health(db: Db, uploads: FileHome): Hono {
  const parts: Record<string, () => Promise<unknown>> = {
    database: () => needRoom(db),
    files: () => uploads.check(),
  }
  const look = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(parts).map(async ([name, ask]) => [name, await stateOf(name, ask)] as const),
      ),
    )
  let underWay: ReturnType<typeof look> | undefined
  return new Hono()
    .get('/health', c => c.json({ status: 'ok' }))
    .get('/ready', async c => {
      // anybody may ask, and however many do at once cost one look
      const states = await (underWay ??= look().finally(() => (underWay = undefined)))
      const isReady = Object.values(states).every(state => state === 'ok')
      return c.json(states, isReady ? 200 : 503)
    })
}

/** Asks for more than the little memory it may use, which the database lays on its disk for a moment. */
const needRoom = (db: Db) =>
  db.transaction(async tx => {
    await tx.execute(sql`select set_config('work_mem', '64kB', true)`)
    await tx.execute(sql`select count(*) from generate_series(1, 5000)`)
  })

/** Whether a part answers in time. */
async function stateOf(name: string, ask: () => Promise<unknown>): Promise<'ok' | 'no answer'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), PATIENCE)
  })
  try {
    await Promise.race([ask(), late])
    return 'ok'
  } catch (error) {
    log.error({ err: error, part: name }, 'not ready')
    return 'no answer'
  } finally {
    clearTimeout(timer)
  }
}
