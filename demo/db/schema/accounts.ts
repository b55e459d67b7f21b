import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns'
import { companies } from './companies'

/**
 * Who can sign in: job seekers (`user`) and the people of a company (`company`).
 *
 * An address is an account's own once it is confirmed, and in each role of one alone. Until then it
 * is a mere claim, which others may make too: so a sign-up tells nobody which addresses are known.
 */
export const users = pgTable(
  'users',
  {
    id: identity(),
    role: text({ enum: ['user', 'company'] }).notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text(),
    companyId: integer().references(() => companies.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    emailConfirmedAt: moment(),
    /** By what the form is known that made it (`queries/new-users.ts`). */
    signUp: text().unique('users_sign_up_unique'),
  },
  table => [
    uniqueIndex('users_email_unique')
      .on(sql`lower(${table.email})`, table.role)
      .where(sql`${table.emailConfirmedAt} is not null`),
    index('users_email_index').on(sql`lower(${table.email})`),
    index('users_company_id_index').on(table.companyId),
    check('users_role_check', sql`${table.role} in ('user', 'company')`),
  ],
)

/** Open sessions. `id` is the SHA-256 of the cookie's token, so that a leaked table opens no door. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    csrfSecret: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    lastUsedAt: createdAt(),
    /** What the browser calls itself. */
    userAgent: text(),
  },
  table => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
)

/** Links that were mailed and work once. `id` is the SHA-256 of the link's token, as with sessions. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['confirm', 'reset'] }).notNull(),
    expiresAt: moment().notNull(),
  },
  table => [
    index('one_time_links_user_id_index').on(table.userId),
    index('one_time_links_expires_at_index').on(table.expiresAt),
    check('one_time_links_purpose_check', sql`${table.purpose} in ('confirm', 'reset')`),
  ],
)

/** How often something was tried until when, in the columns of rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull(), expire: moment() },
  table => [index('rate_limits_expire_index').on(table.expire)],
)

/**
 * What the site answered to changes that carry a key, so that one which comes again is made once.
 * Without an `answer` it is still at work, and its process makes `createdAt` anew.
 */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    key: text().notNull(),
    /** Of the body that came with the key. */
    digest: text().notNull(),
    answer: jsonb(),
    /** The number of what was added, where it can be deleted. */
    made: integer(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ name: 'kept_answers_pkey', columns: [table.userId, table.path, table.key] }),
    index('kept_answers_created_at_index').on(table.createdAt),
  ],
)
