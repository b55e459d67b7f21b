import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, lowered } from './columns'
import { companies } from './companies'
import { files } from './files'

/** What companies do for others. `status` is 1 for what is published and 2 for what is not (R226). */
export const services = pgTable(
  'services',
  {
    id: identity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    imageId: integer().references(() => files.id, { onDelete: 'set null' }),
    status: smallint().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    nameLower: lowered('name'),
  },
  table => [
    index('services_company_id_index').on(table.companyId, table.createdAt.desc(), table.id.desc()),
    index('services_image_id_index')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
    check('services_status_check', sql`${table.status} in (1, 2)`),
  ],
)
