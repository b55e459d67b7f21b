import * as v from 'valibot'
import { id } from '../../src/contract/shapes'
import { numbers, numbersOrNames, optionalDay, optionalNumber, richText } from './company-rules'
import { pictureFile, videoFile } from './file-rules'
import { line, optionalText } from './rules'

/** How many images and videos a product may have, and how many specifications (R219, R221, Q61). */
export const MAX_IMAGES = 5
export const MAX_VIDEOS = 5
const MAX_FEATURES = 30
const IMAGE_MB = 5
const VIDEO_MB = 15

const image = pictureFile(IMAGE_MB)
const video = videoFile(VIDEO_MB)

/** The product's form, whole: what is left out is cleared, but for its files (R210, Q60, Q64). */
export const productForm = v.objectAsync({
  company_id: optionalNumber,
  product_id: optionalNumber,
  id: optionalNumber,
  name: line,
  segment_id: v.nullish(id, 1),
  method_id: id,
  category_id: id,
  sub_category_id: optionalNumber,
  available_for: numbersOrNames,
  alias: optionalText(),
  published_date: optionalDay,
  short_description: optionalText(1000),
  description: richText,
  tags: v.pipe(
    numbersOrNames,
    v.check(
      names => names.every(name => name.length <= 100),
      'The :attribute must not hold a name greater than 100 characters.',
    ),
  ),
  country_id: numbers,
  // A text is the address of the one that is there, which stays; empty means that it was removed (Q98).
  original_cover_image: v.optionalAsync(
    v.nullableAsync(v.lazyAsync(given => (typeof given === 'string' ? v.string() : image))),
  ),
  images: v.pipeAsync(
    v.optionalAsync(
      v.arrayAsync(v.objectAsync({ id: optionalNumber, file: v.nullishAsync(image) })),
      () => [],
    ),
    v.maxLength(MAX_IMAGES),
  ),
  videos: v.pipeAsync(
    v.optionalAsync(
      v.arrayAsync(v.objectAsync({ id: optionalNumber, file: v.nullishAsync(video) })),
      () => [],
    ),
    v.maxLength(MAX_VIDEOS),
  ),
  feature_specification: v.pipe(
    v.nullish(
      v.array(
        v.object({
          id: optionalNumber,
          feature_value: line,
          feature_description: optionalText(1000),
        }),
      ),
      () => [],
    ),
    v.maxLength(MAX_FEATURES),
  ),
})

/** What the form says, once it is checked. */
export type ProductForm = v.InferOutput<typeof productForm>
