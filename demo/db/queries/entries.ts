import { type SQL, and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database'
import * as schema from '../schema'
import { idsByName } from './names'

/** The lists of a profile to which users can add entries of their own. */
export type GrowingList = 'languages' | 'professions' | 'industries' | 'skills'

/** Where a list's links from profiles to entries lie, and the column with the entry's number. */
const links = {
  languages: [schema.profileLanguages, 'language_id'],
  professions: [schema.profileProfessions, 'profession_id'],
  industries: [schema.profileIndustries, 'industry_id'],
  skills: [schema.profileSkills, 'skill_id'],
  locations: [schema.profileLocations, 'country_id'],
} as const satisfies Record<string, [PgTable, string]>

/** Puts these numbers, in their order, in the place of what a user's list held. */
export async function replaceList(
  db: Db,
  list: keyof typeof links,
  userId: number,
  ids: number[],
): Promise<void> {
  const [table, column] = links[list]
  await db.execute(sql`delete from ${table} where user_id = ${userId}`)
  const rows = [...new Set(ids)].map((id, position) => sql`(${userId}, ${id}, ${position})`)
  if (rows.length === 0) return
  await db.execute(sql`
    insert into ${table} (user_id, ${sql.identifier(column)}, position)
    values ${sql.join(rows, sql`, `)}`)
}

/** What a form can name an entry by. */
const NUMBER = /^[1-9]\d{0,8}$/
const LETTER = /\p{L}/u

/** Whether a text can be an entry's number or a new entry's name; digits alone are no name (Q14). */
export const isEntry = (text: string): boolean => NUMBER.test(text) || LETTER.test(text)

/**
 * The numbers of the entries that a form names, by number or by name; names that nobody has used are
 * added, for this user alone to choose from. Undefined when a number stands for no entry of theirs.
 */
export async function entryIds(
  db: Db,
  list: GrowingList,
  userId: number,
  named: string[],
): Promise<number[] | undefined> {
  const numbers = named.filter(text => NUMBER.test(text)).map(Number)
  const known = await knownIds(db, list, userId, numbers)
  if (!numbers.every(id => known.has(id))) return undefined
  const names = named.filter(text => !NUMBER.test(text))
  const ids = await idsByName(db, schema[list], { column: 'added_by', id: userId }, names)
  return named.map(text => ids.get(text) ?? Number(text))
}

/** Those of the numbers that this user may know: the site's, their own, and those they have already. */
async function knownIds(
  db: Db,
  list: GrowingList,
  userId: number,
  ids: number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const table = schema[list]
  const [linked, column] = links[list]
  const isTheirs: SQL = sql`exists (
    select from ${linked} where user_id = ${userId} and ${sql.identifier(column)} = ${table.id})`
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(inArray(table.id, ids), or(isNull(table.addedBy), eq(table.addedBy, userId), isTheirs)),
    )
  return new Set(rows.map(({ id }) => id))
}
