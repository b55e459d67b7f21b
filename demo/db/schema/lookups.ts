import { sql } from 'drizzle-orm'
import { type AnyPgColumn, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { identity } from './columns'

/** Every country, by its ISO 3166 code. */
export const countries = pgTable('countries', {
  id: identity(),
  code: text().notNull().unique('countries_code_unique'),
  name: text().notNull().unique('countries_name_unique'),
})

/** The fixed genders of a profile; their numbers are part of the contract. */
export const genders = pgTable('genders', {
  id: integer().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique('genders_slug_unique'),
})

/** What a job seeker can choose to hear about. */
export const preferences = pgTable('preferences', {
  id: identity(),
  name: text().notNull().unique('preferences_name_unique'),
})

/** What a company does, as shown on its page. */
export const companyCategories = pgTable('company_categories', {
  id: identity(),
  name: text().notNull().unique('company_categories_name_unique'),
})

/** How a company supplies: Lease or Purchase; their numbers are part of the contract. */
export const companyTypes = pgTable('company_types', {
  id: integer().primaryKey(),
  name: text().notNull().unique('company_types_name_unique'),
})

const addedBy = () => integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' })

/** Languages; `addedBy` is set on those that a user typed in. */
export const languages = pgTable(
  'languages',
  {
    id: identity(),
    code: text().unique('languages_code_unique'),
    name: text().notNull(),
    addedBy: addedBy(),
  },
  table => [uniqueIndex('languages_name_unique').on(sql`lower(${table.name})`)],
)

/** Professions; `addedBy` is set on those that a user typed in. */
export const professions = pgTable(
  'professions',
  { id: identity(), name: text().notNull(), addedBy: addedBy() },
  table => [uniqueIndex('professions_name_unique').on(sql`lower(${table.name})`)],
)

/** Industries; `addedBy` is set on those that a user typed in. */
export const industries = pgTable(
  'industries',
  { id: identity(), name: text().notNull(), addedBy: addedBy() },
  table => [uniqueIndex('industries_name_unique').on(sql`lower(${table.name})`)],
)

/** Skills of job seekers and jobs; `addedBy` is set on those that a user typed in. */
export const skills = pgTable(
  'skills',
  { id: identity(), name: text().notNull(), addedBy: addedBy() },
  table => [uniqueIndex('skills_name_unique').on(sql`lower(${table.name})`)],
)
