import { useState } from 'react'
import { CompanyTable, firstPageOf, getProducts, type TableProps } from '../../src/index'
import { productSource } from './product-source'

/** What the page chooses. */
export type ProductTableProps = TableProps

/** The page's first data on their way to the table. */
export const firstProducts = firstPageOf(getProducts)

/** The Products screen. */
export function ProductTable(props: ProductTableProps) {
  const [source] = useState(productSource)
  return <CompanyTable source={source} first={firstProducts.use} {...props} />
}
