import { isOutdated } from '../../changes/attempt'
import { ApiError } from '../../error'
import type { Host } from '../../ui/host'
import { deleteRow, toggleStatus } from './actions'
import type { PlaceInList } from '../place-in-list'
import type { TableRow, TableSource } from '../source'
import { changingTexts } from './changing.texts'
import { isMeant, isUnknown, type BulkAction } from './meant'
import { asTheyAre } from './walk'

/** Milliseconds after which a row is read again before its turn, where the portal has no versions. */
const FRESH = 1000

/** What came of it, row by row. */
export interface BulkResult<R extends TableRow> {
  action: BulkAction
  /** Where in the list they were chosen. */
  place: PlaceInList
  changed: R[]
  failed: { row: R; message: string }[]
  /** Others had changed them, and they were left as they are. */
  already: R[]
  /** They are no longer among the rows of the list. */
  gone: R[]
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
 */
export async function runBulk<R extends TableRow>(run: Run<R>): Promise<BulkResult<R>> {
  const { source, host, action, rows, place, signal, onProgress } = run
  const waiting = new Map(rows.map(row => [row.id, row]))
  // what failed as gone, or without an answer, as it was then, and why: if it still stands there so, it has failed
  const failedOnce: Failures = new Map()
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
    const isRefused = (error as Partial<ApiError> | undefined)?.kind === 'refused'
    const isOpen = !isDone && !isRefused && isOfRow(error)
    if (!isLast && (isOpen || isOutdated(error, isDeleting ? null : row.updated_at))) {
      failedOnce.set(row.id, { was: JSON.stringify(row), message, isOpen })
      return true
    }
    waiting.delete(row.id)
    if (isDone) result.changed.push(row)
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
        const before = failedOnce.get(row.id)
        const isSame = before?.was === JSON.stringify(row)
        const failure = isUnknown(action, row)
          ? changingTexts().notUpdated
          : isSame && before?.message
        if (isMeant(action, row)) {
          waiting.delete(row.id)
          result[before?.isOpen ? 'changed' : 'already'].push(row)
        } else if (typeof failure === 'string') {
          waiting.delete(row.id)
          result.failed.push({ row, message: failure })
        } else if (!(await change(row, isLast))) return false
      }
      if (!due.size) break
    }
    return true
  }

  try {
    const isThrough = (await round(false)) && (!waiting.size || (await round(true)))
    if (isThrough) result.gone.push(...waiting.values())
    else leave(result, waiting, failedOnce)
  } catch (error) {
    leave(result, waiting, failedOnce)
    if (!signal.aborted) {
      host.report(error, 'data')
      result.stopped = error
    }
  }
  return result
}

type Failures = Map<number, { was: string; message: string; isOpen: boolean }>

/** Says of what is not done whether it was tried. */
function leave<R extends TableRow>(
  { left, failed }: BulkResult<R>,
  waiting: ReadonlyMap<number, R>,
  failedOnce: Failures,
) {
  for (const row of waiting.values()) {
    const { message } = failedOnce.get(row.id) ?? {}
    if (message === undefined) left.push(row)
    else failed.push({ row, message })
  }
}

/** Whether a failure is one row's own; others, such as a lost network, would meet every row. */
function isOfRow(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status !== 429 && ['refused', 'server', 'malformed'].includes(error.kind)
}
