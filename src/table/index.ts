/** The table of a company's lists. */
export { CompanyTable, type TableProps } from './company-table'
export { firstPageOf } from './first-page'
export type { TableSource } from './source'
