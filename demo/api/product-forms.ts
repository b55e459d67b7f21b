import * as v from 'valibot'
import type { Upload } from '../files/upload'
import { optionalDay, richText } from './company-rules'
import { pictureFile, videoFile } from './file-rules'
import {
  countries,
  numbersOrNames,
  optionalList,
  optionalListAsync,
  optionalNumber,
  rowId,
} from './list-rules'
import { line, optionalText } from './rules'

/** How many images and videos a product may have, and how many specifications (R219, R221, Q61). */
export const MAX_IMAGES = 5
export const MAX_VIDEOS = 5
const MAX_FEATURES = 30
const IMAGE_MB = 5
const VIDEO_MB = 15

const image = pictureFile(IMAGE_MB)
const video = videoFile(VIDEO_MB)

/** Files, each a new one or the one of a number, which stays. */
const mediaOf = <S extends v.GenericSchemaAsync<File, Upload>>(file: S, limit: number) =>
  optionalListAsync(v.objectAsync({ id: optionalNumber, file: v.nullishAsync(file) }), limit)

/** The product's form, whole: what is left out is cleared, but for its files (R210, Q60, Q64). */
export const productForm = v.objectAsync({
  company_id: optionalNumber,
  product_id: optionalNumber,
  id: optionalNumber,
  name: line,
  segment_id: v.nullish(rowId, 1),
  method_id: rowId,
  category_id: rowId,
  sub_category_id: optionalNumber,
  available_for: numbersOrNames,
  alias: optionalText(),
  published_date: optionalDay,
  short_description: optionalText(1000),
  description: richText,
  tags: numbersOrNames,
  country_id: countries,
  // A text is the address of the one that is there, which stays; empty means that it was removed (Q98).
  original_cover_image: v.optionalAsync(
    v.nullableAsync(v.lazyAsync(given => (typeof given === 'string' ? v.string() : image))),
  ),
  images: mediaOf(image, MAX_IMAGES),
  videos: mediaOf(video, MAX_VIDEOS),
  feature_specification: optionalList(
    v.object({
      id: optionalNumber,
      feature_value: line,
      feature_description: optionalText(1000),
    }),
    MAX_FEATURES,
  ),
})

/** What the form says, once it is checked. */
export type ProductForm = v.InferOutput<typeof productForm>
