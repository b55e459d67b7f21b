import {
  getCategories,
  getMethods,
  getProduct,
  getProductTags,
  getSubCategories,
  queries,
  query,
  type Option,
  type Product,
} from '../../src/index'

/** A product by its slug, read anew whenever its form opens (R207). */
export const productOf = queries<string, Product>(
  (slug, signal) => getProduct({ params: { slug }, signal }),
  { neverCached: true },
)

/** The tags, which do not depend on what is chosen (R216). */
export const $tags = query(signal => getProductTags({ signal }))

const methodsOf = queries<string, Option[]>((segmentId, signal) =>
  getMethods({ params: { segmentId }, signal }),
)
const categoriesOf = queries<string, Option[]>((place, signal) => {
  const [segment, method] = place.split('/') as [string, string]
  return getCategories({ params: { segment, method }, signal })
})
const subCategoriesOf = queries<string, Option[]>((categoryId, signal) =>
  getSubCategories({ params: { categoryId }, signal }),
)
const $none = query<Option[]>(() => Promise.resolve([]))

/** The choices below what is chosen above them; none, and no call, while nothing is (R212-R215). */
export function choicesBelow(
  segment: string,
  method?: number | string,
  category?: number | string,
) {
  return {
    $methods: segment ? methodsOf(segment) : $none,
    $categories: segment && method ? categoriesOf(`${segment}/${method}`) : $none,
    $subCategories: category ? subCategoriesOf(String(category)) : $none,
  }
}
