import { Surface } from '../ui/card'
import { useStyles } from '../ui/host'
import { PageHead } from './page-head'
import { Pager } from './pager'
import { Rows } from './rows'
import { SetFilters } from './set-filters'
import type { Column, ListPage, TableRow, TableSource } from './source'
import { NoData, SkeletonBody } from './table-body'
import { TableFilters } from './table-filters'
import { TableHead } from './table-head'
import css from './table.css'
import narrow from './table.narrow.css'
import { useFiltering } from './use-filtering'
import { useKept } from './use-kept'
import { useKeys } from './use-keys'
import { useList } from './use-list'
import { useSaid } from './use-said'
import { useTitle } from './use-title'
import { useRowChanges } from './use-row-changes'
import { useSelection } from './use-selection'

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

/**
 * A company's list: title, filters, rows and pager; where narrow, the rows are cards (R175).
 *
 * @csspart table - the list, with its head, filters and pager
 * @key / - leads to the search, from wherever nothing is typed
 * @key Arrow Up, Arrow Down - lead along a column of rows, in addition to Tab
 */
export function CompanyTable<R extends TableRow>({
  source,
  first,
  ...props
}: CompanyTableProps<R>) {
  useStyles(css)
  useStyles(narrow)
  const { sortable, selectable, urlState, exportPath } = props
  const list = useList(source, first, urlState, sortable)
  const { table, place, data, error, rows, drawn, isWaiting, edited } = list

  const { columns, published } = source
  const { title, focus, refetch, goTo } = useTitle(table)
  const { labelled, filters, filterBy, clear, apply } = useFiltering(source, table, place, focus)
  const changes = useRowChanges(source, place, refetch)
  const selection = useSelection(source, table, { rows, data }, refetch)
  const { kept, keep } = useKept(source.name)
  useKeys(kept.isSlashOff)
  const anyColumns = columns as readonly Column<never>[]
  useSaid(source, list, focus)

  return (
    <div part="table" className={`company-table ${kept.isCompact ? 'is-compact' : ''}`}>
      <PageHead
        title={source.title}
        titleRef={title}
        total={error || data?.pagination.isAtLeast ? undefined : data?.pagination.total}
        add={source.add}
        exportPath={exportPath}
        view={{ source, isSortable: sortable, place, kept, onKeep: keep, onGo: table.go }}
      />
      <SetFilters filters={filters.set} onChange={filterBy} onClear={clear} onNone={focus} />
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
              values={place.filters}
              sorting={sortable ? place : undefined}
              isSelectable={selectable}
              onChange={filterBy}
              onApply={apply}
            />
          </TableHead>
          {isWaiting ? (
            <SkeletonBody columns={columns} isSelectable={selectable} />
          ) : (
            <Rows
              {...{ source, changes, selection, edited }}
              rows={rows.slice(0, drawn)}
              count={rows.length}
              isSelectable={selectable}
            />
          )}
        </table>
        {!isWaiting && !rows.length && (
          <NoData
            add={source.add}
            failed={source.words.failed}
            error={error}
            onRetry={table.$list.refetch}
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
