import { common } from './fields/common.mjs'
import { companies } from './fields/companies.mjs'
import { people } from './fields/people.mjs'
import { products } from './fields/products.mjs'

/** What every field of the contract means: name, or call and path, -> a sentence. */
export const sentences = { ...common, ...people, ...companies, ...products }

/** What fields are called, whichever call they are of. */
export function fieldNames() {
  return new Set(Object.keys(sentences).map(key => key.split('.').at(-1)))
}
