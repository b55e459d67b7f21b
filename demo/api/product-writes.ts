import * as calls from '../../src/contract'
import { Refusal } from '../auth/refusal'
import type { Db } from '../db/database'
import { forgetMade } from '../db/queries/kept-answers'
import { mediaOf } from '../db/queries/product'
import * as states from '../db/queries/product-states'
import { insertProduct, lockProduct, updateProductFields } from '../db/queries/product-writes'
import { withFiles, type Files } from '../files/keep'
import { sweepPictures } from '../files/sweep'
import { companyOf, missing } from './own-company'
import type { ProductForm } from './product-forms'
import { checkChoices, fieldsOf, uploadsOf, writeParts } from './product-save'
import { requireVersion } from './version'
import type { Writer } from './writer'

/** Adds a product to the writer's company. */
export async function createProduct(
  { db, home, user, keep }: Writer,
  form: ProductForm,
): Promise<void> {
  const companyId = companyOf(user, form.company_id)
  await withFiles(db, home, uploadsOf(form), async (tx, files) => {
    const lists = await checkChoices(tx, user, form)
    const productId = await insertProduct(tx, companyId, fieldsOf(form))
    await writeParts(tx, files, { companyId, productId, coverId: null }, form, lists)
    await keep?.(tx, productId)
  })
}

/** Saves a product; of its stored images and videos, those in `dropped` go. */
export async function saveProduct(
  { db, home, user, began }: Writer,
  slug: string,
  form: ProductForm,
  dropped: number[] = [],
): Promise<void> {
  const companyId = companyOf(user, form.company_id)
  await withFiles(db, home, uploadsOf(form), async (tx, files) => {
    const product = await lockProduct(tx, companyId, slug)
    if (!product) throw missing('product')
    // The path says which product it is; numbers in the body can only repeat it (Q58).
    for (const claimed of [form.id, form.product_id]) {
      if (claimed !== null && claimed !== product.id) {
        throw new Refusal(403, 'This action is unauthorized.')
      }
    }
    requireVersion(began, product)
    const place = { companyId, productId: product.id, coverId: product.coverId }
    await dropMedia(tx, files, place, dropped)
    const lists = await checkChoices(tx, user, form)
    await updateProductFields(tx, product.id, fieldsOf(form))
    await writeParts(tx, files, place, form, lists)
    await sweepPictures(tx, files, companyId)
  })
}

async function dropMedia(
  tx: Db,
  files: Files,
  { companyId, productId }: { companyId: number; productId: number },
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  for (const { id, file } of await mediaOf(tx, productId)) {
    if (ids.includes(id)) await files.drop({ companyId }, file.id)
  }
}

/** Publishes a product, or takes it back. */
export async function flipProduct({ db, user, began }: Writer, id: number): Promise<void> {
  await db.transaction(async tx => {
    const product = await lockProduct(tx, companyOf(user), id)
    if (!product) throw missing('product')
    requireVersion(began, product)
    await states.flipProduct(tx, id)
  })
}

/** Deletes a product with its files. */
export async function deleteProduct({ db, home, user }: Writer, id: number): Promise<void> {
  const companyId = companyOf(user)
  await withFiles(db, home, [], async (tx, files) => {
    if (!(await lockProduct(tx, companyId, id))) throw missing('product')
    for (const file of (await states.removeProduct(tx, companyId, id)) ?? []) {
      await files.drop({ companyId }, file)
    }
    await forgetMade(tx, { path: calls.createProduct.path, made: id })
  })
}
