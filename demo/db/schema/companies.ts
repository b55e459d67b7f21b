import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { createdAt, identity, moment, searchWords, slugCheck } from './columns'
import { files } from './files'
import { companyCategories, companyTypes, countries } from './lookups'

/** A company's public profile. `youtube` is `company_googleplus` in the contract. */
export const companies = pgTable(
  'companies',
  {
    id: identity(),
    slug: text().notNull().unique('companies_slug_unique'),
    name: text().notNull(),
    website: text(),
    url: text(),
    logoId: integer().references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    videoLink: text(),
    shortDescription: text(),
    longDescription: text(),
    address: text(),
    city: text(),
    countryId: integer().references(() => countries.id, { onDelete: 'set null' }),
    googleMapLink: text(),
    email: text(),
    landline: text(),
    contactPerson: text(),
    contactEmail: text(),
    linkedin: text(),
    twitter: text(),
    youtube: text(),
    facebook: text(),
    founded: smallint(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    numberOfReviews: integer().notNull().default(0),
    featured: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    search: searchWords({ names: ['name'], texts: ['city', 'short_description'] }),
  },
  table => [
    index('companies_name_index').on(sql`lower(${table.name})`),
    index('companies_search_index').using('gin', table.search),
    slugCheck('companies', table),
    check('companies_rating_check', sql`${table.rating} between 0 and 5`),
  ],
)

/** Which categories a company chose. */
export const companyCategoryLinks = pgTable(
  'company_category_links',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => companyCategories.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
  },
  table => [
    primaryKey({
      name: 'company_category_links_pkey',
      columns: [table.companyId, table.categoryId],
    }),
    index('company_category_links_category_id_index').on(table.categoryId),
  ],
)

/** Which ways of supplying a company chose. */
export const companyTypeLinks = pgTable(
  'company_type_links',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    typeId: integer()
      .notNull()
      .references(() => companyTypes.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ name: 'company_type_links_pkey', columns: [table.companyId, table.typeId] }),
    index('company_type_links_type_id_index').on(table.typeId),
  ],
)

/** How often, and when last, a signed-in user looked at a company's page. */
export const companyViews = pgTable(
  'company_views',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    views: integer().notNull().default(1),
    lastVisitedAt: moment().notNull().defaultNow(),
  },
  table => [
    primaryKey({ name: 'company_views_pkey', columns: [table.userId, table.companyId] }),
    index('company_views_company_id_index').on(table.companyId),
  ],
)
