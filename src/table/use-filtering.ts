import { useMemo, useState } from 'react'
import type { PlaceInList, Sorting } from './place-in-list'
import type { TableRow, TableSource } from './source'
import type { createTable } from './table-store'
import { tableTexts } from './texts'
import { labelledFilters, present, useFilters, type Values } from './use-filters'

/**
 * The filters of a table, and what changes them: one by one, all away, or all at once with the order.
 *
 * `focus` gives the focus to what stays.
 */
export function useFiltering<R extends TableRow>(
  { columns, published }: TableSource<R>,
  table: Pick<ReturnType<typeof createTable>, 'go'>,
  place: PlaceInList,
  focus: () => void,
) {
  const { publish } = tableTexts()
  const labelled = useMemo(
    () => labelledFilters(columns, published.filter, publish),
    [columns, published, publish],
  )
  const [clears, setClears] = useState(0)
  const filters = useFilters(labelled, place.filters, clears)

  const filterBy = (values: Values) =>
    table.go({ filters: present({ ...place.filters, ...values }) })
  /** The pressed button goes with the filters. */
  function clear() {
    focus()
    setClears(clears + 1)
    table.go({ filters: {} })
  }
  /** The search has a place of its own beside the drawer. */
  const apply = (values: Values, sorting: Sorting) =>
    table.go({ filters: present({ name: place.filters['name'], ...values }), ...sorting })

  return { labelled, filters, filterBy, clear, apply }
}
