import { attempt, refusalIn } from '../../changes/attempt'
import type { Host } from '../../ui/host'
import type { TableRow, TableSource } from '../source'
import { changingTexts } from './changing.texts'

export { refusalIn, sayOutcome } from '../../changes/attempt'

/** Flips whether a row is published, as it was read last (R195, R229). */
export function toggleStatus<R extends TableRow>(source: TableSource<R>, host: Host, row: R) {
  const t = changingTexts()
  const { id, updated_at: version } = row
  const toggle = async () => (await source.toggle({ params: { id }, version })) ?? t.updated
  return attempt(host, toggle, error => refusalIn(error) || t.notUpdated)
}

/** Deletes a row for good (R199, R230). */
export function deleteRow<R extends TableRow>(source: TableSource<R>, host: Host, row: R) {
  const { deleted, notDeleted } = source.words
  const remove = async () => (await source.remove({ params: { id: row.id } })) ?? deleted
  return attempt(host, remove, error => refusalIn(error) || notDeleted)
}

/** The row that takes the place of some that go, by their elements' ids: the next, or the last before them. */
export function besideRow({ root }: Host, ...ids: string[]) {
  const rows = [...root.querySelectorAll('.table__row')].map(({ id }) => id)
  const end = rows.findLastIndex(id => ids.includes(id))
  if (end < 0) return
  return rows[end + 1] ?? rows.slice(0, end).findLast(id => !ids.includes(id))
}
