import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from './columns'
import { companies } from './companies'

/** The kinds of product: Equipment and Consumable; their numbers are part of the contract (R16). */
export const productSegments = pgTable('product_segments', {
  id: integer().primaryKey(),
  name: text().notNull().unique('product_segments_name_unique'),
})

/** The methods of testing that products serve, by their code: UT, RT and so on. */
export const productMethods = pgTable('product_methods', {
  id: identity(),
  code: text().notNull().unique('product_methods_code_unique'),
  name: text().notNull().unique('product_methods_name_unique'),
})

/** What products of a segment and a method are sorted into (R214). */
export const productCategories = pgTable(
  'product_categories',
  {
    id: identity(),
    segmentId: integer()
      .notNull()
      .references(() => productSegments.id, { onDelete: 'cascade' }),
    methodId: integer()
      .notNull()
      .references(() => productMethods.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  table => [
    unique('product_categories_place_unique').on(table.segmentId, table.methodId, table.name),
    index('product_categories_method_id_index').on(table.methodId),
  ],
)

/** What a category is divided into (R215). */
export const productSubCategories = pgTable(
  'product_sub_categories',
  {
    id: identity(),
    categoryId: integer()
      .notNull()
      .references(() => productCategories.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  table => [unique('product_sub_categories_place_unique').on(table.categoryId, table.name)],
)

/** Words that products are found by; `companyId` is set on those that a company typed in. */
export const productTags = pgTable(
  'product_tags',
  {
    id: identity(),
    name: text().notNull(),
    companyId: integer().references(() => companies.id, { onDelete: 'set null' }),
  },
  table => [uniqueIndex('product_tags_name_unique').on(sql`lower(${table.name})`)],
)
