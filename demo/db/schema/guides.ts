import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { users } from './accounts'
import { createdAt, identity } from './columns'

/** The leads: who asked for which guide (R280). `guideSlug` is the guide's `pdf_slug` (R272). */
export const guideEnquiries = pgTable(
  'guide_enquiries',
  {
    id: identity(),
    guideSlug: text().notNull(),
    fullName: text().notNull(),
    email: text().notNull(),
    companyName: text().notNull(),
    countryCode: text().notNull(),
    contactNumber: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  table => [
    index('guide_enquiries_created_at_index').on(table.createdAt.desc()),
    index('guide_enquiries_user_id_index')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
)

/** What links are signed with; made when first needed, and shared by all servers of a database. */
export const signingKeys = pgTable('signing_keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
})
