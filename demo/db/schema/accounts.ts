import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns'
import { companies } from './companies'

/** Who can sign in: job seekers (`user`) and the people of a company (`company`). */
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
  },
  table => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
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
  },
  table => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
)

/**
 * The outbox: every mail that the site wrote, sent or not, and whose action wrote it: an account's
 * (`userId`), or that of a visitor, known by the hash of the session (`sessionId`).
 */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  table => [
    index('mails_created_at_index').on(table.createdAt.desc()),
    index('mails_user_id_index')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('mails_session_id_index')
      .on(table.sessionId)
      .where(sql`${table.sessionId} is not null`),
  ],
)
