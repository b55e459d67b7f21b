import {
  deleteService,
  getServices,
  toggleService,
  type ServiceQuery,
  type ServiceRow,
  type TableSource,
} from '../../src/index'
import type { ServiceTexts } from './service-table'

const AREA = '/company/services'

/** The services as a table: columns, filters and calls (R223-R231); deleting is the page's choice (Q55). */
export function serviceSource(t: ServiceTexts, canDelete: boolean): TableSource<ServiceRow> {
  return {
    name: 'services',
    title: t.title,
    add: { label: t.add, url: `${AREA}/add` },
    columns: [
      {
        key: 'name',
        label: t.name,
        filter: { kind: 'text', name: 'name' },
        value: ({ name }) => name,
      },
      {
        key: 'created_at',
        label: t.addedOn,
        filter: { kind: 'dates' },
        value: ({ created_at }) => created_at?.formatted_date,
      },
    ],
    fields: { name: /./ },
    published: { isTwoWay: true },
    read: ({ query, signal }) => getServices({ query: query as ServiceQuery, signal }),
    toggle: toggleService,
    remove: deleteService,
    canDelete,
    editUrl: ({ id }) => `${AREA}/edit/${id}`,
    words: t,
  }
}
