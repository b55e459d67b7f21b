import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, lowered, slugCheck } from './columns'
import { companies } from './companies'
import { files } from './files'
import {
  productCategories,
  productMethods,
  productSegments,
  productSubCategories,
} from './product-groups'

/** What companies offer. `status` is 1 for what is published and 2 for what is not (R190). */
export const products = pgTable(
  'products',
  {
    id: identity(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    slug: text().notNull().unique('products_slug_unique'),
    name: text().notNull(),
    segmentId: integer()
      .notNull()
      .default(1)
      .references(() => productSegments.id),
    methodId: integer()
      .notNull()
      .references(() => productMethods.id),
    categoryId: integer()
      .notNull()
      .references(() => productCategories.id),
    subCategoryId: integer().references(() => productSubCategories.id),
    alias: text(),
    shortDescription: text(),
    description: text(),
    publishedDate: date(),
    status: smallint().notNull().default(1),
    coverId: integer().references(() => files.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    nameLower: lowered('name'),
    // kept by the database: those of the category and the sub-category
    categoryLower: text(),
    subCategoryLower: text(),
  },
  table => {
    const newest = [table.createdAt.desc(), table.id.desc()] as const
    return [
      index('products_company_id_index').on(table.companyId, ...newest),
      index('products_category_index').on(table.companyId, table.categoryId, ...newest),
      index('products_sub_category_index').on(table.companyId, table.subCategoryId, ...newest),
      index('products_status_index').on(table.companyId, table.status, ...newest),
      index('products_name_index').on(table.companyId, table.nameLower, table.id),
      index('products_words_index').using('gin', table.nameLower.op('gin_trgm_ops')),
      index('products_category_name_index').on(table.companyId, table.categoryLower, ...newest),
      index('products_sub_category_name_index').on(
        table.companyId,
        table.subCategoryLower,
        ...newest,
      ),
      index('products_cover_id_index')
        .on(table.coverId)
        .where(sql`${table.coverId} is not null`),
      slugCheck('products', table),
      check('products_status_check', sql`${table.status} in (1, 2)`),
    ]
  },
)

/** How many products of each kind companies have, kept by the database as they come and go. */
export const productCounts = pgTable(
  'product_counts',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => productCategories.id, { onDelete: 'cascade' }),
    subCategoryId: integer().references(() => productSubCategories.id, { onDelete: 'cascade' }),
    status: smallint().notNull(),
    many: integer().notNull(),
  },
  table => [
    uniqueIndex('product_counts_unique').on(
      table.companyId,
      table.categoryId,
      sql`coalesce(${table.subCategoryId}, 0)`,
      table.status,
    ),
  ],
)
