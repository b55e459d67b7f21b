import { asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../database'
import {
  companyCategories,
  countries,
  industries,
  languages,
  preferences,
  professions,
  skills,
  userPreferences,
} from '../schema'
import { asId } from './pages'

/** An entry of a list to choose from. */
export interface Option {
  id: number
  name: string
}

/** Every country, by name. */
export const listCountries = (db: Db): Promise<Option[]> =>
  db.select({ id: countries.id, name: countries.name }).from(countries).orderBy(countries.name)

/** What there is to hear about, in the order of the seed. */
export const listPreferences = (db: Db): Promise<Option[]> =>
  db.select().from(preferences).orderBy(preferences.id)

/** Whether every one of these numbers is a country's. */
export const areCountries = (db: Db, ids: number[]) => areAll(db, countries, ids)

/** Whether every one of these numbers is a preference's. */
export const arePreferences = (db: Db, ids: number[]) => areAll(db, preferences, ids)

/** Whether every one of these numbers is a company category's. */
export const areCompanyCategories = (db: Db, ids: number[]) => areAll(db, companyCategories, ids)

async function areAll(
  db: Db,
  table: typeof countries | typeof preferences | typeof companyCategories,
  ids: number[],
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  if (wanted.some(id => asId(id) === undefined)) return false
  return (await db.$count(table, inArray(table.id, wanted))) === wanted.length
}

/** The numbers of the preferences that a user chose. */
export async function chosenPreferences(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: userPreferences.preferenceId })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId))
    .orderBy(userPreferences.preferenceId)
  return rows.map(row => row.id)
}

/** A list of entries to which users can add their own. */
export type Growing = typeof languages | typeof professions | typeof industries | typeof skills

/** The site's own entries and those that this user added, by name; nobody sees another's additions. */
const listGrowing = (db: Db, table: Growing, userId: number | undefined): Promise<Option[]> =>
  db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(or(isNull(table.addedBy), userId === undefined ? undefined : eq(table.addedBy, userId)))
    .orderBy(asc(sql`lower(${table.name})`))

/** The languages to choose from, with those that this user added. */
export const listLanguages = (db: Db, userId?: number) => listGrowing(db, languages, userId)

/** The professions to choose from, with those that this user added. */
export const listProfessions = (db: Db, userId?: number) => listGrowing(db, professions, userId)

/** The industries to choose from, with those that this user added. */
export const listIndustries = (db: Db, userId?: number) => listGrowing(db, industries, userId)

/** The skills to choose from, with those that this user added. */
export const listSkills = (db: Db, userId?: number) => listGrowing(db, skills, userId)
