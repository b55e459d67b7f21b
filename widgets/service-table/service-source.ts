import {
  deleteService,
  getServices,
  toggleService,
  type ServiceQuery,
  type ServiceRow,
  type TableSource,
  siteUrl,
} from '../../src/index'
import { serviceTableTexts } from './service-table.texts'

/** The services as a table: columns, filters and calls (R223-R231); deleting is the page's choice (Q55). */
export function serviceSource(canDelete: boolean): TableSource<ServiceRow> {
  const t = serviceTableTexts()
  const area = siteUrl('/company/services')
  return {
    name: 'services',
    title: t.title,
    add: { label: t.add, url: `${area}/add` },
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
    editUrl: ({ id }) => `${area}/edit/${id}`,
    words: t,
  }
}
