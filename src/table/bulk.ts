import type { Host } from '../ui/host'
import { deleteRow, toggleStatus, type Outcome } from './actions'
import type { TableRow, TableSource } from './source'

/** What can be done with several rows. */
export type BulkAction = 'publish' | 'unpublish' | 'delete'

/** What came of it for one of them. */
export interface RowOutcome extends Outcome {
  id: number
  name: string
}

/** The rows that an action has something to do for: a toggle flips, so others would go wrong. */
export function affected<R extends TableRow>(action: BulkAction, rows: readonly R[]): R[] {
  if (action === 'delete') return [...rows]
  return rows.filter(({ status }) => (status === 1) === (action === 'unpublish'))
}

interface Run<R extends TableRow> {
  source: TableSource<R>
  host: Host
  action: BulkAction
  rows: readonly R[]
  /** No row is begun after it aborts. */
  signal: AbortSignal
  onProgress: (done: number) => void
}

/** One call a row, one after the other: the portal has no call for several. */
export async function runBulk<R extends TableRow>({ source, host, action, rows, ...run }: Run<R>) {
  const outcomes: RowOutcome[] = []
  for (const row of rows) {
    if (run.signal.aborted) break
    run.onProgress(outcomes.length)
    const change = action === 'delete' ? deleteRow : toggleStatus
    outcomes.push({ id: row.id, name: row.name, ...(await change(source, host, row)) })
  }
  return outcomes
}
