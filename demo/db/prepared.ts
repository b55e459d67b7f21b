import type { Db } from './database'

const known = new WeakMap<Db, Map<string, unknown>>()

/**
 * A query that is built once for a database, and then only filled in (`sql.placeholder`): for what every
 * page asks, as to write a query down takes as long as to send it. PostgreSQL plans it once a connection.
 */
export function prepared<Query>(
  db: Db,
  name: string,
  build: () => { prepare(name: string): Query },
): Query {
  const queries = known.get(db) ?? new Map<string, unknown>()
  known.set(db, queries)
  if (!queries.has(name)) queries.set(name, build().prepare(name))
  return queries.get(name) as Query
}
