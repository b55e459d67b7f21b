import * as calls from '../../src/contract'
import { productForm } from '../api/product-forms'
import { createProduct, saveProduct } from '../api/product-writes'
import { check } from '../api/serve'
import type { Db } from '../db/database'
import { listCountries } from '../db/queries/lookups'
import { readProduct } from '../db/queries/product'
import { listCompanyTypes, listPlaces, listTags, type Place } from '../db/queries/product-options'
import { choicesOf, idsOf, type Values } from './fields'
import { productSections, type StoredProduct } from './product-fields'
import { textOf, type Given } from './reading'
import type { Sheet } from './sheet'

/** The form of a product, or of a new one; undefined when the company has no such product. */
export async function openProduct(
  db: Db,
  companyId: number,
  slug?: string,
): Promise<Sheet | undefined> {
  const product = slug === undefined ? undefined : await readProduct(db, companyId, slug)
  if (slug !== undefined && !product) return undefined
  const [types, tags] = [await listCompanyTypes(db), await listTags(db, companyId)]
  // a tag that another company has added may be among a product's own
  const others = product?.tags.filter(({ id }) => tags.every(tag => tag.id !== id)) ?? []
  const places = await listPlaces(db)
  return {
    template: 'product-form',
    tag: { slug },
    title: product ? 'Edit Product' : 'Add Product',
    sections: productSections(product, {
      types: choicesOf(types),
      tags: choicesOf([...tags, ...others]),
      countries: choicesOf(await listCountries(db)),
      places,
    }),
    stored: valuesOf(product, types, places),
    ...(product ? { version: product.updated_at } : { adds: calls.createProduct.path }),
    async save(writer, body, dropped) {
      const form = await check(productForm, { ...body, ...placeOf(body) })
      if (slug === undefined) await createProduct(writer, form)
      else await saveProduct(writer, slug, form, dropped.map(Number))
    },
    leadsTo: '/company/products',
    says: product ? 'saved' : 'added',
  }
}

/** What the place that was chosen stands for. */
function placeOf(given: Given) {
  const [segment, method, category, sub] = textOf(given['place']).split('/')
  return {
    segment_id: segment || undefined,
    method_id: method,
    category_id: category,
    sub_category_id: sub,
  }
}

function valuesOf(
  product: StoredProduct | undefined,
  types: { id: number; name: string }[],
  places: Place[],
): Values {
  const supplied = types.filter(({ name }) => product?.available_for_name.includes(name))
  const place = places.find(
    ({ category, sub }) =>
      category.id === product?.category.id && sub?.id === product.subCategory?.id,
  )
  return {
    name: product?.name ?? '',
    alias: product?.alias ?? '',
    place: place?.key ?? '',
    available_for: idsOf(supplied),
    short_description: product?.short_description ?? '',
    description: product?.description ?? '',
    feature_specification: (product?.feature_specification ?? []).map(feature => ({
      feature_value: feature.feature_value,
      feature_description: feature.feature_description ?? '',
    })),
    published_date: product?.published_date ?? '',
    tags: idsOf(product?.tags ?? []),
    country_id: idsOf(product?.country ?? []),
  }
}
