import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The `updated_at` of a write, which is the version of its row: in whole milliseconds, as it stands on
 * the wire, and later than the one before, whenever the transactions of the two began.
 */
export const nextVersion = (updatedAt: PgColumn): SQL =>
  sql`date_trunc('milliseconds', greatest(clock_timestamp(), ${updatedAt} + interval '1 millisecond'))`
