import type { Db } from '../../database'
import * as schema from '../../schema'
import { countries } from '../countries'
import { languages } from '../languages'
import * as lists from '../lookups'
import { coded, lines } from '../text'
import { idsBy } from './ids'

const named = (text: string) => lines(text).map(name => ({ name }))

/** Inserts every list to choose from. */
export async function insertLookups(db: Db) {
  await db.insert(schema.genders).values(lists.genders)
  await db.insert(schema.companyTypes).values(lists.companyTypes)
  return {
    countryId: idsBy(
      await db.insert(schema.countries).values(coded(countries)).returning(),
      row => row.code,
    ),
    languageId: idsBy(
      await db.insert(schema.languages).values(coded(languages)).returning(),
      row => row.name,
    ),
    preferenceId: idsBy(
      await db.insert(schema.preferences).values(named(lists.preferences)).returning(),
      row => row.name,
    ),
    categoryId: idsBy(
      await db.insert(schema.companyCategories).values(named(lists.companyCategories)).returning(),
      row => row.name,
    ),
    professionId: idsBy(
      await db.insert(schema.professions).values(named(lists.professions)).returning(),
      row => row.name,
    ),
    industryId: idsBy(
      await db.insert(schema.industries).values(named(lists.industries)).returning(),
      row => row.name,
    ),
    skillId: idsBy(
      await db.insert(schema.skills).values(named(lists.skills)).returning(),
      row => row.name,
    ),
  }
}

/** The numbers of the entries of every list. */
export type Lookups = Awaited<ReturnType<typeof insertLookups>>
