import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { identity } from './columns'
import { files } from './files'
import { companyTypes, countries } from './lookups'
import { productTags } from './product-groups'
import { products } from './products'

const productId = () =>
  integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** The images and videos of products, which one call deletes, so under numbers of one kind (Q62). */
export const productMedia = pgTable(
  'product_media',
  {
    id: identity(),
    productId: productId(),
    fileId: integer()
      .notNull()
      .unique('product_media_file_id_unique')
      .references(() => files.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['image', 'video'] }).notNull(),
  },
  table => [
    index('product_media_product_id_index').on(table.productId),
    check('product_media_kind_check', sql`${table.kind} in ('image', 'video')`),
  ],
)

/** What a product is specified by, in the company's order. */
export const productFeatures = pgTable(
  'product_features',
  {
    id: identity(),
    productId: productId(),
    value: text().notNull(),
    description: text(),
    position: smallint().notNull().default(0),
  },
  table => [index('product_features_product_id_index').on(table.productId)],
)

/** How a product is available: for lease, for purchase. */
export const productTypeLinks = pgTable(
  'product_type_links',
  {
    productId: productId(),
    typeId: integer()
      .notNull()
      .references(() => companyTypes.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ name: 'product_type_links_pkey', columns: [table.productId, table.typeId] }),
  ],
)

/** Which tags a product has. */
export const productTagLinks = pgTable(
  'product_tag_links',
  {
    productId: productId(),
    tagId: integer()
      .notNull()
      .references(() => productTags.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
  },
  table => [
    primaryKey({ name: 'product_tag_links_pkey', columns: [table.productId, table.tagId] }),
  ],
)

/** Which countries a product is offered in. */
export const productCountryLinks = pgTable(
  'product_country_links',
  {
    productId: productId(),
    countryId: integer()
      .notNull()
      .references(() => countries.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
  },
  table => [
    primaryKey({ name: 'product_country_links_pkey', columns: [table.productId, table.countryId] }),
  ],
)
