import type { PlaceInList, Sorting } from './place-in-list'
import { FiltersButton } from './filters-button'
import type { Column, Filter } from './source'
import { tableTexts } from './texts'
import type { LabelledFilter, useFilters, Values } from './use-filters'

interface TableFiltersProps {
  columns: readonly Column<never>[]
  published: Filter | undefined
  all: readonly LabelledFilter[]
  filters: ReturnType<typeof useFilters>
  values: PlaceInList['filters']
  /** Nothing where the columns do not sort. */
  sorting: Sorting | undefined
  isSelectable: boolean
  onChange: (values: Values) => void
  onApply: (values: Values, sorting: Sorting) => void
}

/** The row of filters below the columns' names; where narrow, one and a button for the others (R189). */
export function TableFilters({
  columns,
  published,
  all,
  filters,
  values,
  sorting,
  isSelectable,
  onChange,
  onApply,
}: TableFiltersProps) {
  const cell = (label: string, filter: Filter | undefined) =>
    filter && filters.control({ label, filter }, values, onChange)
  const others = all.filter(({ filter }) => filter.kind !== 'text')
  const set = filters.set.filter(({ label }) => others.some(other => other.label === label))
  return (
    <tr role="row" className="table__filters">
      {isSelectable && <td role="cell" className="table__tick" />}
      {columns.map(({ key, label, filter }) => (
        <td key={key} role="cell" className={`table__${key}`}>
          {cell(label, filter)}
        </td>
      ))}
      <td role="cell" className="table__publish">
        {cell(tableTexts().publish, published)}
      </td>
      <td role="cell" className="table__actions">
        <FiltersButton
          set={set.length}
          filters={others}
          values={values}
          columns={columns}
          sorting={sorting}
          control={filters.control}
          onApply={onApply}
        />
      </td>
    </tr>
  )
}
