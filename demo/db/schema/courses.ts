import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { createdAt, identity, searchWords, slugCheck } from './columns'
import { companies } from './companies'
import { countries } from './lookups'

/** Courses. `provider` is the school's name, which need not be its company's; `price` is in whole units. */
export const courses = pgTable(
  'courses',
  {
    id: identity(),
    slug: text().notNull().unique('courses_slug_unique'),
    companyId: integer().references(() => companies.id, { onDelete: 'set null' }),
    provider: text().notNull(),
    name: text().notNull(),
    method: text().notNull(),
    level: text().notNull(),
    location: text().notNull(),
    countryId: integer().references(() => countries.id, { onDelete: 'set null' }),
    image: text().notNull(),
    description: text().notNull(),
    topics: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    price: integer(),
    currency: text(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
    numberOfReviews: integer().notNull().default(0),
    search: searchWords({ names: ['name', 'provider', 'location'], texts: ['method'] }),
  },
  table => [
    index('courses_starts_on_index').on(table.startsOn, table.id),
    index('courses_company_id_index').on(table.companyId),
    index('courses_search_index').using('gin', table.search),
    slugCheck('courses', table),
    check('courses_dates_check', sql`${table.startsOn} <= ${table.endsOn}`),
    check('courses_rating_check', sql`${table.rating} between 0 and 5`),
  ],
)

/** Courses that a user saved. */
export const courseBookmarks = pgTable(
  'course_bookmarks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ name: 'course_bookmarks_pkey', columns: [table.userId, table.courseId] }),
    index('course_bookmarks_course_id_index').on(table.courseId),
  ],
)

/** Courses that a user registered for. */
export const courseRegistrations = pgTable(
  'course_registrations',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    registeredAt: createdAt(),
  },
  table => [
    primaryKey({ name: 'course_registrations_pkey', columns: [table.userId, table.courseId] }),
    index('course_registrations_course_id_index').on(table.courseId),
  ],
)
