import { isOutdated, leavesOpen, type Outcome } from '../../changes/attempt'
import { fill } from '../../texts'
import type { Host } from '../../ui/host'
import type { TableRow, TableSource } from '../source'
import { deleteRow } from './actions'
import { changingTexts } from './changing.texts'
import { settle } from './unanswered'

/** Deletes a row (R199, R230); where nobody says what became of it, or it was gone before, the list does (Q106). */
export async function deleteForGood<R extends TableRow>(
  source: TableSource<R>,
  host: Host,
  row: R,
): Promise<Outcome> {
  const outcome = await deleteRow(source, host, row)
  const { isDone, message, error } = outcome
  const isLost = !isDone && leavesOpen(error)
  if (!isLost && !isOutdated(error)) return outcome
  const found = { action: 'delete' as const, changed: [] as R[], failed: [], gone: [] }
  await settle(source, new Map([[row.id, { row, message }]]), found)
  if (!found.changed.length) return outcome
  const gone = fill(changingTexts().gone, { name: row.name })
  return { isDone: true, message: isLost ? source.words.deleted : gone }
}
