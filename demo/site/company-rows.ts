import { deleteProduct, flipProduct } from '../api/product-writes'
import { flipService } from '../api/service-writes'
import type { Writer } from '../api/writer'
import type { Db } from '../db/database'
import { stateOf } from '../db/queries/company-lists'
import type { Page } from '../db/queries/pages'
import { readProduct } from '../db/queries/product'
import { listProducts } from '../db/queries/products'
import { listServices } from '../db/queries/services'
import { products, services } from '../db/schema'

/** A row as the page of a list shows it. */
interface Row {
  id: number
  name: string
  status: number
}

/** What the page of a list shows, and what can be done with a row of it. */
export interface Rows {
  template: 'products' | 'services'
  path: string
  list(db: Db, companyId: number, page: number): Promise<Page<Row> | undefined>
  flip(writer: Writer, id: number): Promise<void>
  /** Whose the row with a number is, and its status; undefined for none. */
  stateOf(db: Db, id: number): Promise<{ companyId: number; status: number } | undefined>
  /** Where rows can be deleted: the one that a query names, and how it goes. */
  find?(db: Db, companyId: number, key: string): Promise<Row | undefined>
  remove?(writer: Writer, id: number): Promise<void>
}

/** A company's products; their key is the slug. */
export const productRows: Rows = {
  template: 'products',
  path: '/company/products',
  list: (db, companyId, page) => listProducts(db, companyId, { page }),
  flip: flipProduct,
  stateOf: (db, id) => stateOf(db, products, id),
  find: readProduct,
  remove: deleteProduct,
}

/** A company's services; they are not deleted from the list, nor where scripts run (Q55). */
export const serviceRows: Rows = {
  template: 'services',
  path: '/company/services',
  list: (db, companyId, page) => listServices(db, companyId, { page }),
  flip: flipService,
  stateOf: (db, id) => stateOf(db, services, id),
}
