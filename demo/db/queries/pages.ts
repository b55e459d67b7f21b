import { type SQL, and, eq, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database'
import type { companies, courses, jobs } from '../schema'
import { readQuery, type Sought } from './field-terms'

/** Which part of a list is asked for; pages count from 1. */
export interface Paging {
  page?: number | undefined
  size?: number | undefined
}

/** One page of a list, and how many entries the whole list has, or has at least. */
export interface Page<Item> {
  items: Item[]
  total: number
  isAtLeast?: boolean
  page: number
  size: number
}

/** The first page, the size and the offset of what is asked for, within sane bounds. */
export function bounds({ page = 1, size = 10 }: Paging) {
  const limit = Math.min(Math.max(Math.trunc(size) || 10, 1), 100)
  const number = Math.min(Math.max(Math.trunc(page) || 1, 1), 1_000_000)
  return { page: number, size: limit, offset: (number - 1) * limit }
}

/** The words of a query, of which a search looks at the first eight. */
const wordsOf = (q = '') =>
  q
    .trim()
    .toLowerCase()
    .split(/[\s/\-.,&()]+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 8)

/**
 * The condition that every word of a query begins a word of one of the columns; none without a query.
 * `weights` narrows it to words of that weight: `A` to names. A term of the field, by whichever of its
 * names, may also stand among what jobs ask for.
 */
export function matches(
  q: string | undefined,
  columns: PgColumn[],
  weights: 'A' | 'AB' = 'AB',
): SQL | undefined {
  if (!q?.trim()) return undefined
  const sought = readQuery(wordsOf(q))
  if (sought.length === 0) return sql`false`
  return and(...sought.map(one => says(one, columns, one.name ? `${weights}CD` : weights)))
}

/** The condition that one of the columns says what is looked for, in words of these weights. */
export const says = ({ condition }: Sought, columns: PgColumn[], weights: string) =>
  or(...columns.map(column => sql`${column} @@ to_tsquery('simple', ${condition(weights)})`))

/** The field's terms that a query was understood to name. */
export const termsIn = (q: string): string[] =>
  readQuery(wordsOf(q)).flatMap(({ name }) => name ?? [])

/** The last segment of every address that a table's rows have, or those that a condition leaves. */
export async function slugsOf(
  db: Db,
  table: typeof jobs | typeof courses | typeof companies,
  where?: SQL,
): Promise<string[]> {
  const rows = await db.select({ slug: table.slug }).from(table).where(where).orderBy(table.id)
  return rows.map(({ slug }) => slug)
}

/** What a row is asked for by: its number, or its slug, and never whichever fits. */
export type Key = { id: number } | { slug: string }

/** What a path segment stands for; no slug is a number, which the database sees to. */
export function keyOf(segment: string): Key {
  const id = asId(segment)
  return id === undefined ? { slug: segment } : { id }
}

/** The condition that a row is the one of a key. */
export const isKeyOf = (table: { id: PgColumn; slug: PgColumn }, key: Key): SQL =>
  'id' in key ? eq(table.id, key.id) : eq(table.slug, key.slug)

/** A text or a number as the number of a row; undefined for what can be none. */
export const asId = (given: string | number): number | undefined =>
  /^\d{1,9}$/.test(String(given)) ? Number(given) : undefined
