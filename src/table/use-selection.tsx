import { useEffect, useState } from 'react'
import { useHost } from '../ui/host'
import type { BulkBar } from './bulk-bar'
import type { PlaceInList } from './place-in-list'
import type { TableRow, TableSource } from './source'

/**
 * The rows in view that are selected, and the bar for them, which loads with the first (selectable).
 *
 * Another part of the list begins with none: nothing is done with rows that are out of sight.
 */
export function useSelection<R extends TableRow>(
  source: TableSource<R>,
  rows: readonly R[],
  place: PlaceInList,
  refetch: () => Promise<void>,
) {
  const host = useHost()
  const [ticked, setTicked] = useState<{ place: PlaceInList; ids: readonly number[] }>()
  const ids = ticked?.place === place ? ticked.ids : []
  const setIds = (ids: readonly number[]) => setTicked({ place, ids })
  const [Bar, setBar] = useState<typeof BulkBar>()
  const chosen = rows.filter(({ id }) => ids.includes(id))

  useEffect(() => {
    if (!ids.length) return
    import('./bulk-bar').then(
      loaded => setBar(() => loaded.BulkBar),
      error => host.report(error, 'load'),
    )
  }, [ids.length, host])

  const select = (id: number, selected: boolean) =>
    setIds(selected ? [...ids, id] : ids.filter(other => other !== id))

  async function onDone(failed: number[]) {
    setIds(failed)
    await refetch()
  }

  return {
    isSelected: (id: number) => ids.includes(id),
    select,
    all: {
      some: chosen.length > 0,
      all: chosen.length > 0 && chosen.length === rows.length,
      onChange: (all: boolean) => setIds(all ? rows.map(({ id }) => id) : []),
    },
    bar: Bar && <Bar source={source} rows={chosen} onClear={() => setIds([])} onDone={onDone} />,
  }
}
