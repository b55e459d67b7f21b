import { isOutdated, leavesOpen } from '../../changes/attempt'
import { ApiError } from '../../error'
import type { Host } from '../../ui/host'
import { deleteRow, toggleStatus } from './actions'
import type { PlaceInList } from '../place-in-list'
import type { TableRow, TableSource } from '../source'
import { changingTexts } from './changing.texts'
import { isMeant, isUnknown, type BulkAction } from './meant'
import { settle, type Outcome, type Unanswered } from './unanswered'
import { asTheyAre } from './walk'

/** Milliseconds after which a row is read again before its turn, where the portal has no versions. */
const FRESH = 1000

/** What came of it, row by row. */
export interface BulkResult<R extends TableRow> extends Outcome<R> {
  /** Where in the list they were chosen. */
  place: PlaceInList
  /** Others had changed them, and they were left as they are. */
  already: R[]
  /** Their turn did not come: it was stopped. */
  left: R[]
  /** What stopped it, where it is no row's failure. */
  stopped?: unknown
}

/** What a run works on. */
export interface Run<R extends TableRow> {
  source: TableSource<R>
  host: Host
  action: BulkAction
  rows: readonly R[]
  /** Where in the list they were chosen. */
  place: PlaceInList
  /** No row is begun after it aborts. */
  signal: AbortSignal
  onProgress: (done: number) => void
}

/**
 * One call a row, one after the other: the portal has no call for several.
 *
 * A row that was changed or deleted elsewhere, or moved past, has a second turn (Q106), unless it is as it was.
 * One whose answer was lost is looked at when all is over.
 */
export async function runBulk<R extends TableRow>(run: Run<R>): Promise<BulkResult<R>> {
  const { source, host, action, rows, place, signal, onProgress } = run
  const waiting = new Map(rows.map(row => [row.id, row]))
  // what was refused as gone, and why: what still stands in the list as it was would be refused again
  const refused = new Map<string, string>()
  const unanswered: Unanswered<R> = new Map()
  const result: BulkResult<R> = {
    action,
    place,
    changed: [],
    failed: [],
    already: [],
    gone: [],
    left: [],
  }
  const isDeleting = action === 'delete'

  /** Does what is to be done for one of them; says whether the next may follow. */
  async function change(row: R, isLast: boolean): Promise<boolean> {
    const { isDone, message, error } = await (isDeleting ? deleteRow : toggleStatus)(
      source,
      host,
      row,
    )
    if (error instanceof ApiError && error.kind === 'session') {
      result.stopped = error
      return false
    }
    if (!isLast && isOutdated(error, isDeleting ? null : row.updated_at)) {
      refused.set(JSON.stringify(row), message)
      return true
    }
    waiting.delete(row.id)
    if (isDone) result.changed.push(row)
    else if (leavesOpen(error)) unanswered.set(row.id, { row, message })
    else result.failed.push({ row, message })
    return isDone || isOfRow(error)
  }

  /** Takes the rows in the order of the list, each once; says whether it came to the end of them. */
  async function round(isLast: boolean): Promise<boolean> {
    const due = new Set(waiting.keys())
    const isBlind = isDeleting && !isLast
    let isOld = false
    const pages = isBlind ? [{ data: rows }] : asTheyAre(source, place, signal, () => isOld)
    for await (const { data } of pages) {
      const until = Date.now() + FRESH
      isOld = false
      for (const row of data) {
        if (!due.has(row.id)) continue
        if (signal.aborted) return false
        isOld = !isBlind && !row.updated_at && Date.now() > until
        if (isOld) break
        due.delete(row.id)
        onProgress(rows.length - waiting.size)
        const refusal = isUnknown(action, row)
          ? changingTexts().notUpdated
          : refused.get(JSON.stringify(row))
        if (isMeant(action, row)) {
          waiting.delete(row.id)
          result.already.push(row)
        } else if (refusal !== undefined) {
          waiting.delete(row.id)
          result.failed.push({ row, message: refusal })
        } else if (!(await change(row, isLast))) return false
      }
      if (!due.size) break
    }
    return true
  }

  try {
    const isThrough = (await round(false)) && (!waiting.size || (await round(true)))
    result[isThrough ? 'gone' : 'left'].push(...waiting.values())
  } catch (error) {
    result.left.push(...waiting.values())
    if (!signal.aborted) {
      host.report(error, 'data')
      result.stopped = error
    }
  }
  await settle(source, unanswered, result)
  return result
}

/** Whether a failure is one row's own; others, such as a lost network, would meet every row. */
function isOfRow(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status !== 429 && ['refused', 'server', 'malformed'].includes(error.kind)
}
