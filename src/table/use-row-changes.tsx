import { useState } from 'react'
import { useHost } from '../ui/host'
import { late, useLazyPart } from '../ui/lazy-part'
import type { PlaceInList } from './place-in-list'
import type { Refetch, RowDialogProps, TableRow, TableSource } from './source'

/** What is done with one row at a time: published, shown, deleted; what that needs loads with the first. */
export function useRowChanges<R extends TableRow>(
  source: TableSource<R>,
  place: PlaceInList,
  refetch: Refetch,
) {
  const host = useHost()
  const [pending, setPending] = useState<readonly number[]>([])
  const {
    part: opened,
    open,
    close,
  } = useLazyPart(async (props: Omit<RowDialogProps<R>, 'onClose'>, isShown: boolean) => ({
    props,
    RowDialog: isShown
      ? await source.preview!()
      : (await import('./lazy/delete-dialog')).DeleteDialog,
  }))

  /** The list is read again whatever came of it, and only then the row is free again (R196). */
  async function toggle(row: R) {
    setPending(ids => [...ids, row.id])
    await late(host, async () => {
      const { switchRow } = await import('./lazy/switch-status')
      await switchRow(source, host, row, place, refetch)
    })
    setPending(ids => ids.filter(id => id !== row.id))
  }

  return {
    pending,
    toggle,
    ask: (row: R) => open({ source, row, refetch }, false),
    preview: (row: R) => open({ source, row, refetch }, true),
    dialog: opened && <opened.RowDialog {...opened.props} onClose={close} />,
  }
}
