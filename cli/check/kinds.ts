import type { Option, Product, Service } from '../../src/contract'
import type { Body } from './kept'
import { picture } from './picture'
import { GONE, NO_ID } from './reads'
import type { CallName } from './reading'
import type { Bench } from './writing'

/** What can be in a company's list, and be made, changed, published and deleted. */
export interface Kind<T = unknown> {
  calls: Record<'list' | 'read' | 'create' | 'update' | 'toggle' | 'remove', CallName>
  /** What the form calls its name. */
  field: string
  /** Calls that `also` checks. */
  others?: CallName[]
  /** What a new one is made of, but for files; undefined where there is nothing to choose from. */
  fresh: (name: string, bench: Bench) => Promise<Body | undefined>
  /** The files of a new one. */
  files?: Body
  /** What the form sends of one that it read, but for files. */
  body: (read: T) => Body
  /** What else there is to check of one that was read; `again` reads it anew. */
  also?: (read: T, bench: Bench, again: () => Promise<T>) => Promise<void>
}

const services: Kind<Service> = {
  calls: {
    list: 'getServices',
    read: 'getService',
    create: 'createService',
    update: 'updateService',
    toggle: 'toggleService',
    remove: 'deleteService',
  },
  field: 'company_service_name',
  fresh: async name => ({
    company_service_name: name,
    company_service_description: '<p>Made by a check</p>',
  }),
  body: ({ name, description }) => ({
    company_service_name: name,
    company_service_description: description,
  }),
}

const products: Kind<Product> = {
  calls: {
    list: 'getProducts',
    read: 'getProduct',
    create: 'createProduct',
    update: 'updateProduct',
    toggle: 'toggleProduct',
    remove: 'deleteProduct',
  },
  field: 'name',
  async fresh(name, { read }) {
    const [method] = ((await read('getMethods')) ?? []) as Option[]
    const [category] = ((await read('getCategories')) ?? []) as Option[]
    if (!method || !category) return undefined
    return {
      name,
      segment_id: 1,
      method_id: method.id,
      category_id: category.id,
      alias: 'Checked',
      short_description: 'Made by a check',
    }
  },
  others: ['deleteProductImage'],
  files: { images: [{ file: picture() }] },
  body: product => ({
    name: product.name,
    segment_id: product.segment_id,
    available_for: product.available_for_name,
    method_id: product.method?.id,
    category_id: product.category?.id,
    sub_category_id: product.subCategory?.id,
    alias: product.alias,
    published_date: product.published_date,
    short_description: product.short_description,
    description: product.description,
    tags: product.tags.map(({ id }) => id),
    country_id: product.country.map(({ id }) => id),
  }),
  async also({ images: [image] }, bench, again) {
    const { found } = bench.of('deleteProductImage')
    if (!image) {
      bench.of('createProduct').found.fault('reads no image after one was sent (images[0][file]).')
      return
    }
    const one = { params: { id: image.id } }
    if (!(await bench.guard('deleteProductImage', one))) return
    await bench.refuse('deleteProductImage', { params: { id: NO_ID } }, GONE)
    await bench.save('deleteProductImage', one)
    if ((await again()).images.length) found.fault('leaves the image where it was.')
  },
}

/** Products and services. */
export const kinds = [services, products] as Kind[]
