import type { readProduct } from '../db/queries/product'
import type { Place } from '../db/queries/product-options'
import { PICTURES, storedFile, type Choice, type StoredFile } from './fields'
import type { Sheet } from './sheet'

/** A product as its form shows it. */
export type StoredProduct = NonNullable<Awaited<ReturnType<typeof readProduct>>>

interface Offered {
  types: Choice[]
  tags: Choice[]
  countries: Choice[]
  places: Place[]
}

const PICTURE_HINT = 'png, jpeg or jpg, 5 MB each'
const COVER = 'original_cover_image'

/** The fields of a product's form; where its tag has four that follow each other, one list has all. */
export function productSections(
  product: StoredProduct | undefined,
  { types, tags, countries, places }: Offered,
): Sheet['sections'] {
  return [
    {
      title: 'Product',
      fields: [
        { name: 'name', label: 'Name', kind: 'text', required: true },
        { name: 'alias', label: 'Alias', kind: 'text' },
        {
          name: 'place',
          label: 'Category',
          kind: 'select',
          required: true,
          fills: ['category_id', 'sub_category_id', 'method_id', 'segment_id'],
          groups: groupsOf(places),
        },
        { name: 'available_for', label: 'Available for', kind: 'checks', choices: types },
        { name: 'short_description', label: 'Short description', kind: 'area' },
        { name: 'description', label: 'Description', kind: 'rich' },
      ],
    },
    {
      title: 'Feature specification',
      fields: [{ name: 'feature_specification', label: 'Features', kind: 'features' }],
    },
    {
      title: 'Files',
      fields: [
        {
          name: COVER,
          label: 'Thumbnail',
          kind: 'file',
          accept: PICTURES,
          hint: PICTURE_HINT,
          stored: storedFile(COVER, product?.original_cover_image),
        },
        {
          name: 'images',
          label: 'Images',
          kind: 'files',
          accept: PICTURES,
          hint: `${PICTURE_HINT}, 5 altogether`,
          stored: (product?.images ?? []).map(({ id, image_url, name }) =>
            mediaFile(id, image_url, name),
          ),
        },
        {
          name: 'videos',
          label: 'Videos',
          kind: 'files',
          accept: '.mp4',
          hint: 'mp4, 15 MB each',
          stored: (product?.videos ?? []).map(({ id, product_video, name }) =>
            mediaFile(id, product_video, name),
          ),
        },
      ],
    },
    {
      title: 'Publishing',
      fields: [
        { name: 'published_date', label: 'Publish date', kind: 'date' },
        { name: 'tags', label: 'Tags', kind: 'checks', choices: tags, another: 'Another tag' },
        { name: 'country_id', label: 'Country', kind: 'checks', choices: countries },
      ],
    },
  ]
}

const mediaFile = (id: number, url: string | null, name: string): StoredFile => ({
  key: String(id),
  url: url ?? '',
  name,
})

/** The categories of each segment and method, each with its sub-categories behind it. */
function groupsOf(places: Place[]) {
  const groups = new Map<string, Choice[]>()
  for (const { key, segment, method, category, sub } of places) {
    const label = `${segment}: ${method}`
    const choices = groups.get(label) ?? groups.set(label, []).get(label)!
    choices.push({ value: key, label: sub ? `${category.name}: ${sub.name}` : category.name })
  }
  return [...groups].map(([label, choices]) => ({ label, choices }))
}
