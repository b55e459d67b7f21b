import type { Db } from '../../database'
import {
  productCategories,
  productMethods,
  productSegments,
  productSubCategories,
  productTags,
} from '../../schema'
import * as groups from '../products/groups'
import { coded, lines } from '../text'
import { idsBy, type Ids } from './ids'

/** The numbers of what products are sorted by; the keys join names by a slash. */
export interface Groups {
  methodId: Ids
  /** By segment, code of the method and name: `1/UT/Couplants`. */
  categoryId: Ids
  /** By its category's key and its own name. */
  subCategoryId: Ids
}

/** Inserts what products are sorted by. */
export async function insertProductGroups(db: Db): Promise<Groups> {
  await db.insert(productSegments).values(groups.segments)
  await db.insert(productTags).values(lines(groups.tags).map(name => ({ name })))
  const methods = await db.insert(productMethods).values(coded(groups.methods)).returning()
  const methodId = idsBy(methods, method => method.code)
  const codeOf = new Map(methods.map(method => [method.id, method.code]))

  const told = [...categoriesOf(1, groups.equipment), ...categoriesOf(2, groups.consumables)]
  const categories = await db
    .insert(productCategories)
    .values(
      told.map(({ segmentId, code, name }) => ({ segmentId, methodId: methodId(code), name })),
    )
    .returning()
  const keys = new Map(
    categories.map(({ id, segmentId, methodId, name }) => [
      id,
      `${segmentId}/${codeOf.get(methodId)}/${name}`,
    ]),
  )
  const categoryId = idsBy(categories, category => keys.get(category.id)!)
  const subCategories = await db
    .insert(productSubCategories)
    .values(
      told.flatMap(({ segmentId, code, name, inside }) =>
        inside.map(inner => ({
          categoryId: categoryId(`${segmentId}/${code}/${name}`),
          name: inner,
        })),
      ),
    )
    .returning()
  const subCategoryId = idsBy(subCategories, row => `${keys.get(row.categoryId)}/${row.name}`)
  return { methodId, categoryId, subCategoryId }
}

/** Reads lines of `UT Couplants: Gels, Dry Membranes`. */
function categoriesOf(segmentId: number, text: string) {
  return coded(text).map(({ code, name: rest }) => {
    const [name = '', inside = ''] = rest.split(': ')
    return { segmentId, code, name, inside: inside.split(', ') }
  })
}
