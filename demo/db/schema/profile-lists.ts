import { index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { countries, industries, languages, preferences, professions, skills } from './lookups'

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const position = () => smallint().notNull().default(0)

/** Where a job seeker wants to work: countries, in the order chosen. */
export const profileLocations = pgTable(
  'profile_locations',
  {
    userId: owner(),
    countryId: integer()
      .notNull()
      .references(() => countries.id, { onDelete: 'cascade' }),
    position: position(),
  },
  table => [
    primaryKey({ name: 'profile_locations_pkey', columns: [table.userId, table.countryId] }),
    index('profile_locations_country_id_index').on(table.countryId),
  ],
)

/** The languages that a job seeker speaks, in the order chosen. */
export const profileLanguages = pgTable(
  'profile_languages',
  {
    userId: owner(),
    languageId: integer()
      .notNull()
      .references(() => languages.id, { onDelete: 'cascade' }),
    position: position(),
  },
  table => [
    primaryKey({ name: 'profile_languages_pkey', columns: [table.userId, table.languageId] }),
    index('profile_languages_language_id_index').on(table.languageId),
  ],
)

/** A job seeker's skills, in the order chosen. */
export const profileSkills = pgTable(
  'profile_skills',
  {
    userId: owner(),
    skillId: integer()
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
    position: position(),
  },
  table => [
    primaryKey({ name: 'profile_skills_pkey', columns: [table.userId, table.skillId] }),
    index('profile_skills_skill_id_index').on(table.skillId),
  ],
)

/** A job seeker's professions, in the order chosen. */
export const profileProfessions = pgTable(
  'profile_professions',
  {
    userId: owner(),
    professionId: integer()
      .notNull()
      .references(() => professions.id, { onDelete: 'cascade' }),
    position: position(),
  },
  table => [
    primaryKey({ name: 'profile_professions_pkey', columns: [table.userId, table.professionId] }),
    index('profile_professions_profession_id_index').on(table.professionId),
  ],
)

/** The industries that a job seeker works in, in the order chosen. */
export const profileIndustries = pgTable(
  'profile_industries',
  {
    userId: owner(),
    industryId: integer()
      .notNull()
      .references(() => industries.id, { onDelete: 'cascade' }),
    position: position(),
  },
  table => [
    primaryKey({ name: 'profile_industries_pkey', columns: [table.userId, table.industryId] }),
    index('profile_industries_industry_id_index').on(table.industryId),
  ],
)

/** What a user chose to hear about. */
export const userPreferences = pgTable(
  'user_preferences',
  {
    userId: owner(),
    preferenceId: integer()
      .notNull()
      .references(() => preferences.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ name: 'user_preferences_pkey', columns: [table.userId, table.preferenceId] }),
    index('user_preferences_preference_id_index').on(table.preferenceId),
  ],
)
