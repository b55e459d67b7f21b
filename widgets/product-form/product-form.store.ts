import {
  getCategories,
  getMethods,
  getProduct,
  getProductTags,
  getSubCategories,
  query,
  type Option,
  type Product,
  type Query,
} from '../../src/index'

/** One read for each subject; an answer about another subject cannot get in its place. */
function family<T>(
  read: (subject: string, signal: AbortSignal) => Promise<T>,
  options?: { neverCached: boolean },
): (subject: string) => Query<T> {
  const known = new Map<string, Query<T>>()
  return subject => {
    if (!known.has(subject))
      known.set(
        subject,
        query(signal => read(subject, signal), options),
      )
    return known.get(subject)!
  }
}

/** A product by its slug, read anew whenever its form opens (R207). */
export const productOf = family<Product>(
  (slug, signal) => getProduct({ params: { slug }, signal }),
  {
    neverCached: true,
  },
)

/** The tags, which do not depend on what is chosen (R216). */
export const $tags = query(signal => getProductTags({ signal }))

const methodsOf = family<Option[]>((segmentId, signal) =>
  getMethods({ params: { segmentId }, signal }),
)
const categoriesOf = family<Option[]>((place, signal) => {
  const [segment, method] = place.split('/') as [string, string]
  return getCategories({ params: { segment, method }, signal })
})
const subCategoriesOf = family<Option[]>((categoryId, signal) =>
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
