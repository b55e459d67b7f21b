import { texts } from '../../src/index'

/** The words of `<ndt-product-table>`. */
export const productTableTexts = texts('product-table', {
  title: 'Products',
  add: 'Add Product',
  name: 'Product Name',
  category: 'Category',
  subCategory: 'Sub Category',
  addedOn: 'Added On',
  published: 'Published',
  unpublished: 'Unpublished',
  failed: 'Products could not be loaded.',
  ask: 'Delete this Product?',
  askMany: 'Delete these {n} Products?',
  askUnpublish: 'Unpublish this Product?',
  askUnpublishMany: 'Unpublish these {n} Products?',
  deleted: 'Product Deleted Successfully!!',
  notDeleted: 'Product is not deleted!',
})
