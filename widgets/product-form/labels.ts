import { fill, labelsOf, type Labels } from '../../src/index'
import { nameIn } from './features'
import type { ProductValues } from './product-values'
import { productFormTexts } from './product-form.texts'

/** The labels of a product's fields, also of the rows and the files. */
export function productLabels(values: ProductValues): Labels {
  const t = productFormTexts()
  const ofRows = values.feature_specification.flatMap((row, index) => {
    const n = index + 1
    return [
      [nameIn(row, 'feature_value'), fill(t.feature, { n })],
      [nameIn(row, 'feature_description'), fill(t.featureText, { n })],
    ] as const
  })
  const ofFiles = [...values.images, ...values.videos].map(({ key, name }) => [key, name] as const)
  return new Map([...labelsOf(values, t), ...ofRows, ...ofFiles])
}
