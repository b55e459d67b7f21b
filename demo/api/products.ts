import type { Hono } from 'hono'
import * as calls from '../../src/contract'
import type { Env } from '../auth/env'
import { readProduct } from '../db/queries/product'
import { findMedia } from '../db/queries/product-states'
import type { FileHome } from '../files/home'
import { withFiles } from '../files/keep'
import { companyOf, idOf, missing } from './own-company'
import { productForm } from './product-forms'
import { createProduct, deleteProduct, flipProduct, saveProduct } from './product-writes'
import { serve } from './serve'
import { beganWith } from './version'

const role = 'company'

/** Serves a company's own products: read, made, saved, published and deleted (R195, R199, R207-R210). */
export function serveProducts(app: Hono<Env>, home: FileHome): void {
  serve(
    app,
    calls.createProduct,
    async ({ db, user, body, keeping }) => {
      const answer = { data: 'Product Added Successfully!!' }
      await createProduct({ db, home, user, keep: keeping(answer) }, body)
      return answer
    },
    { role, form: productForm, files: 'several' },
  )
  serve(
    app,
    calls.getProduct,
    async ({ c, db, user }) => {
      const product = await readProduct(db, companyOf(user), c.req.param('slug') ?? '')
      if (!product) throw missing('product')
      return { data: product }
    },
    { role },
  )
  serve(
    app,
    calls.updateProduct,
    async ({ c, db, user, body }) => {
      const writer = { db, home, user, began: beganWith(c) }
      await saveProduct(writer, c.req.param('slug') ?? '', body)
      return { data: 'Product Updated Successfully!!' }
    },
    { role, form: productForm, files: 'several' },
  )
  serve(
    app,
    calls.toggleProduct,
    async ({ c, db, user }) => {
      const id = idOf(c.req.param('id'), 'product')
      await flipProduct({ db, home, user, began: beganWith(c) }, id)
      return { data: { message: 'Status Updated Successfully!!' } }
    },
    { role },
  )
  serve(
    app,
    calls.deleteProduct,
    async ({ c, db, user }) => {
      await deleteProduct({ db, home, user }, idOf(c.req.param('id'), 'product'))
      return { data: 'Product Deleted Successfully!!' }
    },
    { role },
  )
  serve(
    app,
    calls.deleteProductImage,
    async ({ c, db, user }) => {
      const companyId = companyOf(user)
      const id = idOf(c.req.param('id'), 'file')
      await withFiles(db, home, [], async (tx, files) => {
        const fileId = await findMedia(tx, companyId, id)
        if (fileId === undefined) throw missing('file')
        await files.drop({ companyId }, fileId)
      })
      return { data: 'File deleted successfully' }
    },
    { role },
  )
}
