import { choice, defineWidget, flag, text } from '../../src/index'
import { firstServices, ServiceTable, type ServiceTableProps } from './service-table'

/**
 * The company's services: found, published, and exported or deleted where the page allows it.
 *
 * By keyboard, `/` leads to the search and the arrows up and down along a column of rows, in addition to Tab.
 * How close the rows stand and the views that people save stay on their device, for each account.
 *
 * @group Company
 * @use On the page of a company’s services, as wide as the page allows.
 * @avoid To show services to visitors, or for lists that nobody edits.
 * @requirements R222-R231
 * @fallback A list of links to the services' edit pages, and one to add a service.
 * @fires ndt-ready - the first page of the list is shown
 * @fires ndt-navigate - before a link of it leaves the page
 */
defineWidget<ServiceTableProps>('ndt-service-table', {
  component: ServiceTable,
  attributes: {
    /** Rows have a menu by which they can be deleted. */
    allowDelete: flag(),
    /** Where the list can be exported, after `/api/v1/`; with it there is an Export button. */
    exportPath: text(),
    /** The columns sort; the call then carries `sort` and `order`. */
    sortable: flag(),
    /** Rows can be selected, and published, unpublished or deleted together; where they are cards, with a mouse. */
    selectable: flag(),
    /** Whether filters, order and page are kept in the page's address, and its forms lead back to them. */
    urlState: choice('on', 'off'),
  },
  takeData: firstServices.take,
})
