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

/** The row that takes the place of one that goes, by its element's id: the next, or the one before the last. */
export function besideRow({ root }: Host, id: string): string | undefined {
  const row = root.getElementById(id)
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.id
}
