import { useEffect, useMemo, useState } from 'react'
import { sayCarried } from '../form/carried'
import { texts } from '../texts'
import { useQuery } from '../use-query'
import { useStore } from '../use-store'
import { Surface } from '../ui/card'
import { useStyles } from '../ui/host'
import { PageHead } from './page-head'
import { Pager } from './pager'
import { filtersOf, type Sorting } from './place-in-list'
import { Row } from './row'
import { SetFilters } from './set-filters'
import type { Column, ListPage, TableRow, TableSource } from './source'
import { NoData, SkeletonBody } from './table-body'
import { TableFilters } from './table-filters'
import { TableHead } from './table-head'
import { createTable } from './table-store'
import css from './table.css'
import narrow from './table.narrow.css'
import { labelledFilters, present, useFilters, type Values } from './use-filters'
import { useInSteps } from './use-in-steps'
import { useTitle } from './use-title'
import { useRowChanges } from './use-row-changes'
import { useSelection } from './use-selection'

const english = { publish: 'Publish' }

/** What a page chooses about a table. */
export interface TableProps {
  sortable: boolean
  selectable: boolean
  urlState: 'on' | 'off'
  exportPath: string | undefined
}

interface CompanyTableProps<R extends TableRow> extends TableProps {
  source: TableSource<R>
  /** The page's first data, when it brought some. */
  first: () => ListPage<R> | undefined
}

/** A company's list: title, filters, rows and pager; where narrow, the rows are cards (R175). */
export function CompanyTable<R extends TableRow>({
  source,
  first,
  ...props
}: CompanyTableProps<R>) {
  useStyles(css)
  useStyles(narrow)
  const { sortable, selectable, urlState, exportPath } = props
  const t = texts('table', english)
  const [table] = useState(() => createTable(source, { inUrl: urlState === 'on', first: first() }))
  const place = useStore(table.$place)
  const { data, error, loading } = useQuery(table.$list)
  useEffect(() => table.follow(), [table])
  useEffect(sayCarried, [])

  const { columns, published } = source
  const labelled = useMemo(
    () => labelledFilters(columns, published.filter, t.publish),
    [columns, published, t.publish],
  )
  const filters = useFilters(labelled, place.filters)
  // rows of another part of the list are not shown as this one's
  const isHere = data?.place === place
  const rows = isHere && !error ? data.data : []
  const drawn = useInSteps(data?.place, rows.length)
  const { title, refetch, goTo } = useTitle(table)
  const changes = useRowChanges(source, refetch)
  const selection = useSelection(source, rows, place, refetch)
  const isWaiting = !rows.length && (loading || !(isHere || error))

  const filterBy = (values: Values) =>
    table.go({ filters: present({ ...place.filters, ...values }) })
  const clear = () => table.go({ filters: {} })
  /** The search has a place of its own beside the drawer. */
  const apply = (values: Values, sorting: Sorting) =>
    table.go({ filters: present({ name: place.filters['name'], ...values }), ...sorting })
  const anyColumns = columns as readonly Column<never>[]

  return (
    <div className="company-table">
      <PageHead
        title={source.title}
        titleRef={title}
        total={error ? undefined : data?.pagination.total}
        add={source.add}
        exportPath={exportPath}
        filters={{ ...filtersOf(place.filters), sort: place.sort, order: place.order }}
      />
      <SetFilters filters={filters.set} onChange={filterBy} onClear={clear} />
      <Surface label={source.title} busy={isWaiting}>
        <table className="table" role="table" aria-label={source.title}>
          <TableHead
            columns={anyColumns}
            isSortable={sortable}
            sorting={place}
            selected={selectable ? selection.all : undefined}
            onSort={sorting => table.go(sorting)}
          >
            <TableFilters
              {...{ filters, published: published.filter, all: labelled, columns: anyColumns }}
              publishLabel={t.publish}
              values={place.filters}
              sorting={sortable ? place : undefined}
              isSelectable={selectable}
              onChange={filterBy}
              onApply={apply}
            />
          </TableHead>
          {isWaiting ? (
            <SkeletonBody columns={columns.length + 2 + Number(selectable)} />
          ) : (
            <tbody role="rowgroup">
              {rows.slice(0, drawn).map(row => (
                <Row
                  key={row.id}
                  {...{ source, row }}
                  pending={changes.pending.includes(row.id)}
                  selected={selectable ? selection.isSelected(row.id) : undefined}
                  onSelect={selection.select}
                  onToggle={changes.toggle}
                  onDelete={changes.ask}
                />
              ))}
            </tbody>
          )}
        </table>
        {!isWaiting && !rows.length && (
          <NoData
            add={source.add}
            error={error}
            onRetry={() => void refetch()}
            onClear={filters.set.length ? clear : undefined}
          />
        )}
        {data && !error && data.pagination.total > 0 && (
          <Pager place={place} pagination={data.pagination} onGo={goTo} />
        )}
      </Surface>
      {selectable && selection.bar}
      {changes.dialog}
    </div>
  )
}
