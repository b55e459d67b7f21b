import { useState } from 'react'
import { CompanyTable, firstPageOf, getProducts, texts, type TableProps } from '../../src/index'
import { productSource } from './product-source'

/** What the page chooses. */
export type ProductTableProps = TableProps

/** The page's first data on their way to the table. */
export const firstProducts = firstPageOf(getProducts)

const english = {
  title: 'Products',
  add: 'Add Product',
  name: 'Product Name',
  category: 'Category',
  subCategory: 'Sub Category',
  addedOn: 'Added On',
  published: 'Published',
  unpublished: 'Unpublished',
  ask: 'Delete this Product?',
  askMany: 'Delete these {n} Products?',
  deleted: 'Product Deleted Successfully!!',
  notDeleted: 'Product is not deleted!',
}

/** The texts of the products' table. */
export type ProductTexts = typeof english

/** The Products screen. */
export function ProductTable(props: ProductTableProps) {
  const [source] = useState(() => productSource(texts('product-table', english)))
  return <CompanyTable source={source} first={firstProducts.use} {...props} />
}
