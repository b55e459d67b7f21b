import { fill, texts } from '../../src/index'
import { nameIn, type Feature } from './features'

const english = {
  title: 'Add Product',
  submit: 'Save & Add another',
  product: 'Product',
  name: 'Name',
  alias: 'Alias',
  segment_id: 'Segment',
  equipment: 'Equipment',
  consumable: 'Consumable',
  available_for: 'Available for',
  lease: 'Lease',
  purchase: 'Purchase',
  method_id: 'Method',
  category_id: 'Category',
  sub_category_id: 'Sub Category',
  selectMethod: 'Select method',
  selectCategory: 'Select category',
  selectSubCategory: 'Select sub category',
  methodFirst: 'Choose a method first',
  categoryFirst: 'Choose a category first',
  short_description: 'Short description',
  description: 'Description',
  feature_specification: 'Feature specification',
  features: '{n} of {max}',
  feature: 'Feature {n}',
  featureText: 'Description of feature {n}',
  original_cover_image: 'Thumbnail',
  images: 'Images',
  videos: 'Videos',
  pictureHint: 'png, jpeg or jpg, 5 MB each',
  videoHint: 'mp4, 15 MB each',
  upload: 'Upload',
  update: 'Replace',
  preview: 'Preview thumbnail',
  remove: 'Remove thumbnail',
  publishing: 'Publishing',
  published_date: 'Publish date',
  tags: 'Tags',
  country_id: 'Country',
}

/** The form's words. */
export const productTexts = () => texts('product-form', english)

/** Field -> its label, also of the rows. */
export function labelsOf(rows: readonly Feature[]): Record<string, string> {
  const t = productTexts()
  const labels: Record<string, string> = { ...t }
  for (const [index, row] of rows.entries()) {
    const n = index + 1
    labels[nameIn(row, 'feature_value')] = fill(t.feature, { n })
    labels[nameIn(row, 'feature_description')] = fill(t.featureText, { n })
  }
  return labels
}
