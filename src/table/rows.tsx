import { useRef, useState } from 'react'
import { rowId } from '../form/carried'
import { Row } from './row'
import type { RowActions, TableRow, TableSource } from './source'
import type { useRowChanges } from './use-row-changes'
import type { useSelection } from './use-selection'

interface RowsProps<R extends TableRow> {
  source: TableSource<R>
  rows: readonly R[]
  changes: ReturnType<typeof useRowChanges<R>>
  selection: ReturnType<typeof useSelection<R>>
  isSelectable: boolean
  /** The id of the row that was just saved. */
  edited: string | undefined
}

/** The rows in view, each with what is under way for it. */
export function Rows<R extends TableRow>({ source, rows, ...state }: RowsProps<R>) {
  const { changes, selection, isSelectable, edited } = state
  const latest = useRef(state)
  latest.current = state
  const [on] = useState<RowActions<R>>(() => ({
    select: (row, selected) => latest.current.selection.select(row, selected),
    toggle: row => void latest.current.changes.toggle(row),
    ask: row => void latest.current.changes.ask(row),
    preview: row => void latest.current.changes.preview(row),
  }))
  return (
    <tbody role="rowgroup">
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
