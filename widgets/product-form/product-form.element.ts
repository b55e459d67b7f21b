import { defineWidget, number, text } from '../../src/index'
import styles from './product-form.css'
import { ProductForm, type ProductFormProps } from './product-form'

/**
 * The form of a product, to add one or to edit one.
 *
 * @group Company
 * @use On the page that adds a product, and on each that edits one.
 * @avoid In a dialog or a narrow column: it is a page of its own.
 * @requirements R202-R221
 * @fallback A form of yours that posts the same fields.
 * @fires ndt-ready - the form can be filled
 * @fires ndt-saved - the product is saved; `section` is `product`
 * @fires ndt-navigate - before the list of products comes
 */
defineWidget<ProductFormProps>('ndt-product-form', {
  component: ProductForm,
  styles,
  attributes: {
    /** The product to edit; without it one is added. */
    slug: text(),
    /** How many videos a product may have. */
    maxVideos: number(1),
  },
})
