import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { createdAt, identity, moment } from './columns'

/**
 * The outbox: every mail that the site wrote, sent or not, and whose action wrote it: an account's
 * (`userId`), or that of a visitor, known by the hash of the session (`sessionId`).
 *
 * What `holdsTyped` words of somebody's waits until its account has confirmed the address. `dueAt` is
 * when it may be tried next.
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
    holdsTyped: boolean().notNull().default(false),
    dueAt: createdAt(),
  },
  table => [
    index('mails_created_at_index').on(table.createdAt.desc()),
    index('mails_due_at_index')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
    index('mails_user_id_index')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('mails_session_id_index')
      .on(table.sessionId)
      .where(sql`${table.sessionId} is not null`),
  ],
)
