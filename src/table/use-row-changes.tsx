import { useState } from 'react'
import { rowId } from '../form/carried'
import { useHost } from '../ui/host'
import { late, useLazyPart } from '../ui/lazy-part'
import type { PlaceInList } from './place-in-list'
import type { TableRow, TableSource } from './source'

/** Publishing and deleting one row at a time; what they need loads with the first change. */
export function useRowChanges<R extends TableRow>(
  source: TableSource<R>,
  place: PlaceInList,
  refetch: (next?: string) => Promise<void>,
) {
  const host = useHost()
  const [pending, setPending] = useState<readonly number[]>([])
  const {
    part: asked,
    open: ask,
    close,
  } = useLazyPart(async (row: R) => ({ row, ...(await import('./lazy/delete-dialog')) }))

  /** The list is read again whatever came of it, and only then the row is free again (R196). */
  async function toggle(row: R) {
    setPending(ids => [...ids, row.id])
    await late(host, async () => {
      const { sayOutcome, switchStatus } = await import('./lazy/switch-status')
      void sayOutcome(await switchStatus(source, host, row, place))
      await refetch(rowId(source.name, row))
    })
    setPending(ids => ids.filter(id => id !== row.id))
  }

  /** The question stays when the server refuses (R200). */
  function remove(row: R) {
    return late(host, async () => {
      const { besideRow, deleteRow, sayOutcome } = await import('./lazy/actions')
      const outcome = await deleteRow(source, host, row)
      void sayOutcome(outcome)
      if (!outcome.isDone) return
      const beside = besideRow(host, rowId(source.name, row))
      close()
      await refetch(beside)
    })
  }

  const dialog = asked && (
    <asked.DeleteDialog
      title={source.words.ask}
      name={asked.row.name}
      onDelete={() => remove(asked.row)}
      onClose={close}
    />
  )
  return { pending, toggle, ask, dialog }
}
