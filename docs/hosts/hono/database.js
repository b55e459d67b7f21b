import { fileURLToPath } from 'node:url'
import { DatabaseSync } from 'node:sqlite'

/** Where the database, the key and the photos lie: outside public/, where nobody can ask for them. */
export const DATA = fileURLToPath(new URL('data/', import.meta.url))

export const db = new DatabaseSync(`${DATA}site.db`)

// What comes from outside stands in the values of a prepared statement, never in its text.

/** All rows that a statement finds. */
export const rows = (sql, ...values) => db.prepare(sql).all(...values)

/** The first row that a statement finds; undefined without one. */
export const row = (sql, ...values) => db.prepare(sql).get(...values)

/** Changes rows; answers with how many. */
export const run = (sql, ...values) => db.prepare(sql).run(...values).changes

/** Does all of something, or nothing of it. */
export function together(work) {
  db.exec('BEGIN IMMEDIATE')
  try {
    work()
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}
