import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database'

/** How many rows are removed at once: others are answered between them. */
const BATCH = 1000

/** Removes rows that are over, in parts; one that is used at this moment is left for the next time. */
export async function sweepRows(db: Db, table: PgTable, isOver: SQL): Promise<void> {
  const some = db
    .select({ place: sql`ctid` })
    .from(table)
    .where(isOver)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (let count = BATCH; count === BATCH;) {
    const gone = await db
      .delete(table)
      .where(sql`ctid = any(array(${some}))`)
      .returning({ one: sql`1` })
    count = gone.length
  }
}
