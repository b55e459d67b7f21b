import { choice, defineWidget, flag, text } from '../../src/index'
import { firstProducts, ProductTable, type ProductTableProps } from './product-table'

/**
 * The company's products: found, published, exported and deleted.
 *
 * By keyboard, `/` leads to the search and the arrows up and down along a column of rows, in addition to Tab.
 * How close the rows stand and the views that people save stay on their device, for each account.
 *
 * @group Company
 * @use On the page of a company’s products, as wide as the page allows.
 * @avoid To show products to visitors, or for lists that nobody edits.
 * @requirements R175-R201
 * @fallback A list of links to the products' edit pages, and one to add a product.
 * @fires ndt-ready - the first page of the list is shown
 * @fires ndt-navigate - before a link of it leaves the page
 */
defineWidget<ProductTableProps>('ndt-product-table', {
  component: ProductTable,
  attributes: {
    /** Where the list can be exported, after `/api/v1/`; with it there is an Export button. */
    exportPath: text(),
    /** The columns sort; the call then carries `sort` and `order`. */
    sortable: flag(),
    /** Rows can be selected, and unpublished or deleted together; where they are cards, with a mouse. */
    selectable: flag(),
    /** Whether filters, order and page are kept in the page's address, and its forms lead back to them. */
    urlState: choice('on', 'off'),
  },
  takeData: firstProducts.take,
})
