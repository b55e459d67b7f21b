import type { TableRow, TableSource } from '../source'
import { isMeant, type BulkAction } from './meant'
import { walk } from './walk'

/** What became of rows. */
export interface Outcome<R extends TableRow> {
  action: BulkAction
  changed: R[]
  failed: { row: R; message: string }[]
  /** They are no longer among the rows of the list. */
  gone: R[]
}

/** Rows that may have been changed, as nobody answered; and what was said of it. */
export type Unanswered<R extends TableRow> = Map<number, { row: R; message: string }>

/** Looks what became of them, whatever the list is filtered by; where it cannot be read, they have failed. */
export async function settle<R extends TableRow>(
  source: TableSource<R>,
  unanswered: Unanswered<R>,
  { action, changed, failed, gone }: Outcome<R>,
): Promise<void> {
  if (!unanswered.size) return
  const due = new Map(unanswered)
  try {
    for await (const { data } of walk(source, {}, 1, new AbortController().signal)) {
      for (const row of data) {
        const { message } = due.get(row.id) ?? {}
        if (message === undefined || !due.delete(row.id)) continue
        if (isMeant(action, row)) changed.push(row)
        else failed.push({ row, message })
      }
      if (!due.size) return
    }
    const absent = [...due.values()].map(({ row }) => row)
    ;(action === 'delete' ? changed : gone).push(...absent)
  } catch {
    failed.push(...due.values())
  }
}
