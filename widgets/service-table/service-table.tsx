import { useMemo } from 'react'
import { CompanyTable, firstPageOf, getServices, type TableProps } from '../../src/index'
import { serviceSource } from './service-source'

/** What the page chooses. */
export interface ServiceTableProps extends TableProps {
  allowDelete: boolean
}

/** The page's first data on their way to the table. */
export const firstServices = firstPageOf(getServices)

/** The Services screen. */
export function ServiceTable({ allowDelete, ...props }: ServiceTableProps) {
  const source = useMemo(() => serviceSource(allowDelete), [allowDelete])
  return <CompanyTable source={source} first={firstServices.use} {...props} />
}
