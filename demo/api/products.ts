import type { Hono } from 'hono'
import {
  createProduct,
  deleteProduct,
  deleteProductImage,
  getProduct,
  toggleProduct,
  updateProduct,
} from '../../src/contract'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import { readProduct } from '../db/queries/product'
import { findMedia, flipProduct, removeProduct } from '../db/queries/product-states'
import { insertProduct, lockProduct, updateProductFields } from '../db/queries/product-writes'
import type { FileHome } from '../files/home'
import { withFiles } from '../files/keep'
import { sweepPictures } from '../files/sweep'
import { companyOf, idOf, missing } from './own-company'
import { productForm } from './product-forms'
import { checkChoices, fieldsOf, writeParts } from './product-save'
import { serve } from './serve'
import { requireVersion } from './version'

const role = 'company'

/** Serves a company's own products: read, made, saved, published and deleted (R195, R199, R207-R210). */
export function serveProducts(app: Hono<Env>, home: FileHome): void {
  serve(
    app,
    createProduct,
    async ({ db, user, body }) => {
      const companyId = companyOf(user, body.company_id)
      await withFiles(db, home, async (tx, files) => {
        const lists = await checkChoices(tx, user, body)
        const productId = await insertProduct(tx, companyId, fieldsOf(body))
        await writeParts(tx, files, { companyId, productId, coverId: null }, body, lists)
      })
      return { data: 'Product Added Successfully!!' }
    },
    { role, form: productForm, files: 'several' },
  )
  serve(
    app,
    getProduct,
    async ({ c, db, user }) => {
      const product = await readProduct(db, companyOf(user), c.req.param('slug') ?? '')
      if (!product) throw missing('product')
      return { data: product }
    },
    { role },
  )
  serve(
    app,
    updateProduct,
    async ({ c, db, user, body }) => {
      const companyId = companyOf(user, body.company_id)
      await withFiles(db, home, async (tx, files) => {
        const product = await lockProduct(tx, companyId, c.req.param('slug') ?? '')
        if (!product) throw missing('product')
        // The path says which product it is; numbers in the body can only repeat it (Q58).
        for (const claimed of [body.id, body.product_id]) {
          if (claimed !== null && claimed !== product.id) {
            throw new Refusal(403, 'This action is unauthorized.')
          }
        }
        requireVersion(c, product)
        const lists = await checkChoices(tx, user, body)
        await updateProductFields(tx, product.id, fieldsOf(body))
        const place = { companyId, productId: product.id, coverId: product.coverId }
        await writeParts(tx, files, place, body, lists)
        await sweepPictures(tx, files, companyId)
      })
      return { data: 'Product Updated Successfully!!' }
    },
    { role, form: productForm, files: 'several' },
  )
  serve(
    app,
    toggleProduct,
    async ({ c, db, user }) => {
      const id = idOf(c.req.param('id'), 'product')
      await db.transaction(async tx => {
        const product = await lockProduct(tx, companyOf(user), id)
        if (!product) throw missing('product')
        requireVersion(c, product)
        await flipProduct(tx, id)
      })
      return { data: { message: 'Status Updated Successfully!!' } }
    },
    { role },
  )
  serve(
    app,
    deleteProduct,
    async ({ c, db, user }) => {
      const companyId = companyOf(user)
      const id = idOf(c.req.param('id'), 'product')
      await withFiles(db, home, async (tx, files) => {
        if (!(await lockProduct(tx, companyId, id))) throw missing('product')
        for (const file of (await removeProduct(tx, companyId, id)) ?? []) {
          await files.drop({ companyId }, file)
        }
      })
      return { data: 'Product Deleted Successfully!!' }
    },
    { role },
  )
  serve(
    app,
    deleteProductImage,
    async ({ c, db, user }) => {
      const companyId = companyOf(user)
      const id = idOf(c.req.param('id'), 'file')
      await withFiles(db, home, async (tx, files) => {
        const fileId = await findMedia(tx, companyId, id)
        if (fileId === undefined) throw missing('file')
        await files.drop({ companyId }, fileId)
      })
      return { data: 'File deleted successfully' }
    },
    { role },
  )
}
