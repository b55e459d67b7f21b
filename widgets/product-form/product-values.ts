import {
  companyId,
  fileToSend,
  idsOf,
  storedEntry,
  storedFile,
  type Choice,
  type FileValue,
  type Product,
  type ProductBody,
  type UploadEntry,
} from '../../src/index'
import { nameIn, storedFeature, type Feature } from './features'

/** A field that says where a product belongs, below its segment. */
export type ProductPlace = 'method_id' | 'category_id' | 'sub_category_id'

/** What a product's form is filled with. */
export interface ProductValues {
  name: string
  alias: string
  segment_id: string
  /** Ids; a name that is none of the two stays one (Q97). */
  available_for: string[]
  method_id: Choice[]
  category_id: Choice[]
  sub_category_id: Choice[]
  short_description: string
  description: string
  feature_specification: Feature[]
  original_cover_image: FileValue
  images: UploadEntry[]
  videos: UploadEntry[]
  published_date: string
  tags: Choice[]
  country_id: Choice[]
}

/** The status of a product that is published (R190). */
export const PUBLISHED = 1

/** The id of what a product is available for, by its name (R15, Q97). */
const typeOf = (name: string) => ({ Lease: '1', Purchase: '2' })[name] ?? name

const one = (option: Choice | null | undefined) => (option ? [option] : [])

/** What the form begins with; `gone` are files that were deleted since the product was read (R209, R218). */
export function valuesOf(product: Product | undefined, gone: readonly number[]): ProductValues {
  const stays = ({ id }: { id: number }) => !gone.includes(id)
  return {
    name: product?.name ?? '',
    alias: product?.alias ?? '',
    segment_id: product ? `${product.segment_id ?? ''}` : '1',
    available_for: (product?.available_for_name ?? []).map(typeOf),
    method_id: one(product?.method),
    category_id: one(product?.category),
    sub_category_id: one(product?.subCategory),
    short_description: product?.short_description ?? '',
    description: product?.description ?? '',
    feature_specification: (product?.feature_specification ?? []).map(storedFeature),
    original_cover_image: storedFile(product?.original_cover_image),
    images: (product?.images ?? [])
      .filter(stays)
      .map(({ id, name, image_url }) => storedEntry(id, name, image_url)),
    videos: (product?.videos ?? [])
      .filter(stays)
      .map(({ id, name, product_video }) => storedEntry(id, name, product_video)),
    published_date: product?.published_date ?? '',
    tags: product?.tags ?? [],
    country_id: product?.country ?? [],
  }
}

/** What is sent of it (R210). */
export function bodyOf(values: ProductValues, product?: Product): ProductBody {
  const { id, images, videos } = product ?? {}
  const idOf = ([choice]: Choice[]) => choice?.id
  return {
    ...values,
    company_id: companyId(),
    segment_id: values.segment_id || undefined,
    method_id: idOf(values.method_id),
    category_id: idOf(values.category_id),
    sub_category_id: idOf(values.sub_category_id),
    published_date: values.published_date || null,
    tags: idsOf(values.tags),
    country_id: idsOf(values.country_id),
    product_id: id,
    id,
    original_cover_image: coverOf(values.original_cover_image),
    images: mediaOf(values.images, images),
    videos: mediaOf(values.videos, videos),
    feature_specification: values.feature_specification.map(
      ({ id, feature_value, feature_description }) => ({ id, feature_value, feature_description }),
    ),
  }
}

/** The new files, in the order in which they go out (R210). */
export function filesOf({ original_cover_image, images, videos }: ProductValues): File[] {
  const entries = [{ file: fileToSend(original_cover_image).file }, ...images, ...videos]
  return entries.flatMap(({ file }) => file ?? [])
}

/** The row or the file that the server means by its place, at the time of the save (R220, Q94). */
export function fieldOf(
  name: string,
  values: ProductValues,
  product?: Product,
): string | undefined {
  const [list, place, part] = name.split('.')
  const index = Number(place)
  if (list === 'images' || list === 'videos') {
    return outgoing(values[list], product?.[list])[index]?.key
  }
  const row = list === 'feature_specification' && values[list][index]
  if (!row) return undefined
  return nameIn(row, part === 'feature_description' ? part : 'feature_value')
}

/** Entries without what was deleted elsewhere. */
const outgoing = (entries: UploadEntry[], stored?: readonly { id: number }[] | null) =>
  entries.filter(({ id }) => !id || !stored || stored.some(own => own.id === id))

/** A new file goes out; of a stored one only its id, which keeps it (Q60). */
const mediaOf = (...about: Parameters<typeof outgoing>) =>
  outgoing(...about).map(({ file, id }) => (file ? { file } : { id }))

/** A new file, or the address of the stored one; empty when it was removed. */
function coverOf(cover: FileValue): File | string | null {
  if (cover.kind === 'stored') return cover.url
  const { file, deleted } = fileToSend(cover)
  return file ?? (deleted ? '' : null)
}
