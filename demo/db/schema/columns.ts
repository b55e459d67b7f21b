import { sql } from 'drizzle-orm'
import { check, customType, integer, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core'

/** The number that names a row. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** Keeps a table's slugs apart from its numbers: an address may hold either (see `keyOf`). */
export const slugCheck = (table: string, { slug }: { slug: PgColumn }) =>
  check(`${table}_slug_check`, sql`${slug} !~ '^[0-9]+$'`)

/** A moment, always with its time zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** The moment at which a row came to be. */
export const createdAt = () => moment().notNull().defaultNow()

/** A text in small letters, kept by the database: what a list is sorted and searched by. */
export const lowered = (column: string) =>
  text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`lower(${column})`))

/** The words of a row, for the search by prefix. */
export const tsvector = customType<{ data: string; notNull: true }>({ dataType: () => 'tsvector' })

/**
 * The words of a row, kept up to date by the database, for the search by prefix. Those of its names
 * weigh A, those of its descriptions B, so that a query can ask for names alone.
 */
export const searchWords = ({ names, texts = [] }: { names: string[]; texts?: string[] }) =>
  tsvector()
    .notNull()
    .generatedAlwaysAs(
      sql.raw([wordsOf(names, 'A'), ...texts.map(text => wordsOf([text], 'B'))].join(' || ')),
    )

const wordsOf = (columns: string[], weight: string) => {
  const text = columns.map(column => `coalesce(${column}, '')`).join(` || ' ' || `)
  return `setweight(to_tsvector('simple', translate(${text}, '/-.,&()', '       ')), '${weight}')`
}
