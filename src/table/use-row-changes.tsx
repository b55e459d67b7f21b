import { useState } from 'react'
import { useHost } from '../ui/host'
import type { DeleteDialog } from './delete-dialog'
import type { TableRow, TableSource } from './source'

/** Publishing and deleting one row at a time; what they need loads with the first change. */
export function useRowChanges<R extends TableRow>(
  source: TableSource<R>,
  refetch: () => Promise<void>,
) {
  const host = useHost()
  const [pending, setPending] = useState<readonly number[]>([])
  const [asked, setAsked] = useState<{ row: R; Dialog: typeof DeleteDialog }>()

  /** The list is read again whatever came of it, and only then the row is free again (R196). */
  async function toggle(row: R) {
    setPending(ids => [...ids, row.id])
    try {
      const { say, toggleStatus } = await import('./actions')
      void say(await toggleStatus(source, host, row))
      await refetch()
    } catch (error) {
      host.report(error, 'load')
    }
    setPending(ids => ids.filter(id => id !== row.id))
  }

  async function ask(row: R) {
    try {
      const { DeleteDialog: Dialog } = await import('./delete-dialog')
      setAsked({ row, Dialog })
    } catch (error) {
      host.report(error, 'load')
    }
  }

  /** The question stays when the server refuses (R200). */
  async function remove(row: R) {
    try {
      const { deleteRow, say } = await import('./actions')
      const outcome = await deleteRow(source, host, row)
      void say(outcome)
      if (!outcome.isDone) return
      setAsked(undefined)
      await refetch()
    } catch (error) {
      host.report(error, 'load')
    }
  }

  const dialog = asked && (
    <asked.Dialog
      title={source.words.ask}
      name={asked.row.name}
      onDelete={() => remove(asked.row)}
      onClose={() => setAsked(undefined)}
    />
  )
  return { pending, toggle, ask, dialog }
}
