import { useState } from 'react'
import { rowId } from '../form/carried'
import { Row } from './row'
import type { RowActions, TableRow, TableSource } from './source'
import type { useRowChanges } from './use-row-changes'
import type { useSelection } from './use-selection'

interface RowsProps<R extends TableRow> {
  source: TableSource<R>
  rows: readonly R[]
  /** How many the page has: with each step of them, the pager would move. */
  count: number
  changes: ReturnType<typeof useRowChanges<R>>
  selection: ReturnType<typeof useSelection<R>>
  isSelectable: boolean
  /** The id of the row that was just saved. */
  edited: string | undefined
}

/** The rows in view, each with what is under way for it. */
export function Rows<R extends TableRow>(props: RowsProps<R>) {
  const { source, rows, count, changes, selection, isSelectable, edited } = props
  // one object with the newest of each, so that no row is drawn anew for it
  const [on] = useState({} as RowActions<R>)
  Object.assign(on, changes, { select: selection.select })
  return (
    <tbody
      ref={body => {
        body?.style.setProperty('--_rows', `${count}`)
      }}
      role="rowgroup"
    >
      {rows.map(row => (
        <Row
          key={row.id}
          {...{ source, row, on }}
          isEdited={edited === rowId(source.name, row)}
          pending={changes.pending.includes(row.id)}
          selected={isSelectable ? selection.isSelected(row.id) : undefined}
        />
      ))}
    </tbody>
  )
}
