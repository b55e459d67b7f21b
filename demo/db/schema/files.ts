import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { createdAt, identity } from './columns'
import { companies } from './companies'

/**
 * Files, each owned by one user or one company. `store` says where `path` lies: `demo` came with the
 * site and is never deleted, `data` was uploaded to its home of files.
 */
export const files = pgTable(
  'files',
  {
    id: identity(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    kind: text({
      enum: [
        'profile_image',
        'resume',
        'attachment',
        'logo',
        'product_image',
        'product_video',
        'service_image',
        'editor_image',
      ],
    }).notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    store: text({ enum: ['demo', 'data'] }).notNull(),
    path: text().notNull(),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('files_data_path_unique')
      .on(table.path)
      .where(sql`${table.store} = 'data'`),
    index('files_user_id_index').on(table.userId),
    index('files_company_id_index').on(table.companyId),
    check('files_owner_check', sql`num_nonnulls(${table.userId}, ${table.companyId}) = 1`),
    check('files_store_check', sql`${table.store} in ('demo', 'data')`),
  ],
)

/** The one folder that this database's uploads go into, of a home that several databases may share. */
export const uploadFolders = pgTable('upload_folders', {
  path: text()
    .primaryKey()
    .default(sql`'uploads/' || gen_random_uuid()`),
})
