import {
  deleteProduct,
  getProductCategories,
  getProducts,
  getProductSubCategories,
  toggleProduct,
  type Option,
  type ProductQuery,
  type ProductRow,
  type TableSource,
  siteUrl,
} from '../../src/index'
import { productTableTexts } from './product-table.texts'

/** No longer than a number that a database has. */
const ID = /^[1-9]\d{0,14}$/

/** The products as a table: columns, filters and calls (R188-R201). */
export function productSource(): TableSource<ProductRow> {
  const t = productTableTexts()
  const area = siteUrl('/company/products')
  return {
    name: 'products',
    title: t.title,
    add: { label: t.add, url: `${area}/add` },
    columns: [
      {
        key: 'name',
        label: t.name,
        filter: { kind: 'text', name: 'name' },
        value: ({ name }) => name,
      },
      {
        key: 'category',
        label: t.category,
        filter: {
          kind: 'choice',
          name: 'category_id',
          options: () => choices(getProductCategories()),
        },
        value: ({ category }) => category?.name,
      },
      {
        key: 'sub_category',
        label: t.subCategory,
        filter: {
          kind: 'choice',
          name: 'sub_category_id',
          options: () => choices(getProductSubCategories()),
        },
        value: ({ sub_category }) => sub_category?.name,
      },
      {
        key: 'created_at',
        label: t.addedOn,
        filter: { kind: 'dates' },
        value: ({ created_at }) => created_at?.formatted_date,
      },
    ],
    fields: {
      name: /./,
      category_id: ID,
      sub_category_id: ID,
      published: /^[12]$/,
    },
    published: {
      filter: {
        kind: 'choice',
        name: 'published',
        options: () =>
          Promise.resolve([
            { value: '1', label: t.published },
            { value: '2', label: t.unpublished },
          ]),
      },
      isTwoWay: false,
    },
    read: ({ query, signal }) => getProducts({ query: query as ProductQuery, signal }),
    toggle: toggleProduct,
    remove: deleteProduct,
    canDelete: true,
    editUrl: ({ id, slug }) => `${area}/edit/${encodeURIComponent(slug ?? id)}`,
    preview: async () => (await import('./product-preview')).ProductPreview,
    words: t,
  }
}

async function choices(options: Promise<Option[]>) {
  return (await options).map(({ id, name }) => ({ value: `${id}`, label: name }))
}
