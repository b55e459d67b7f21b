import { useMemo } from 'react'
import { CompanyTable, firstPageOf, getServices, texts, type TableProps } from '../../src/index'
import { serviceSource } from './service-source'

/** What the page chooses. */
export interface ServiceTableProps extends TableProps {
  allowDelete: boolean
}

/** The page's first data on their way to the table. */
export const firstServices = firstPageOf(getServices)

const english = {
  title: 'Services',
  add: 'Add Service',
  name: 'Service Name',
  addedOn: 'Added On',
  ask: 'Delete this Service?',
  askMany: 'Delete these {n} Services?',
  deleted: 'Service Deleted Successfully!!',
  notDeleted: 'Service is not deleted!',
}

/** The texts of the services' table. */
export type ServiceTexts = typeof english

/** The Services screen. */
export function ServiceTable({ allowDelete, ...props }: ServiceTableProps) {
  const source = useMemo(
    () => serviceSource(texts('service-table', english), allowDelete),
    [allowDelete],
  )
  return <CompanyTable source={source} first={firstServices.use} {...props} />
}
