import type { ReactNode } from 'react'
import { down, Icon, up } from '../ui/icons'
import { CheckBox } from './check-box'
import type { Sorting } from './place-in-list'
import type { Column } from './source'
import { tableTexts } from './texts'
import { both } from './head-icons'

interface TableHeadProps {
  columns: readonly Column<never>[]
  isSortable: boolean
  sorting: Sorting
  /** How many of the rows in view are selected, or whether there is none; nothing where they cannot be. */
  selected?: { none: boolean; some: boolean; all: boolean; onChange: (all: boolean) => void }
  onSort: (sorting: Sorting) => void
  /** The row of filters below. */
  children: ReactNode
}

/** The names of the columns, by which the list can be sorted, above its filters (R188, R223). */
export function TableHead({
  columns,
  isSortable,
  sorting,
  selected,
  onSort,
  children,
}: TableHeadProps) {
  const t = tableTexts()
  return (
    <thead role="rowgroup">
      <tr role="row" className="table__names">
        {selected && (
          <th role="columnheader" scope="col" className="table__tick">
            <CheckBox
              label={t.selectAll}
              checked={selected.all}
              mixed={selected.some && !selected.all}
              disabled={selected.none}
              onChange={selected.onChange}
            />
          </th>
        )}
        {columns.map(({ key, label }) => (
          <th
            key={key}
            role="columnheader"
            scope="col"
            className={`table__${key}`}
            aria-sort={sorting.sort === key ? `${sorting.order!}ending` : undefined}
          >
            {isSortable ? (
              <SortButton name={key} label={label} sorting={sorting} onSort={onSort} />
            ) : (
              label
            )}
          </th>
        ))}
        <th role="columnheader" scope="col" className="table__publish">
          {t.publish}
        </th>
        <th role="columnheader" scope="col" className="table__actions">
          <span className="sr">{t.edit}</span>
        </th>
      </tr>
      {children}
    </thead>
  )
}

interface SortButtonProps {
  name: string
  label: string
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** Ascending, descending, and back to the list's own order. */
function SortButton({ name, label, sorting: { sort, order }, onSort }: SortButtonProps) {
  const mine = sort === name ? order : undefined
  const next: Sorting =
    mine === 'desc'
      ? { sort: undefined, order: undefined }
      : { sort: name, order: mine === 'asc' ? 'desc' : 'asc' }
  return (
    <button type="button" className="table__sort" onClick={() => onSort(next)}>
      {label}
      <Icon path={mine ? { asc: up, desc: down }[mine] : both} />
    </button>
  )
}
