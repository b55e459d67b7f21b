import { useEffect, useState } from 'react'
import { useHost } from '../ui/host'
import type { BulkBar } from './bulk-bar'
import type { TableRow, TableSource } from './source'

/** The rows in view that are selected, and the bar for them, which loads with the first (selectable). */
export function useSelection<R extends TableRow>(
  source: TableSource<R>,
  rows: readonly R[],
  refetch: () => Promise<void>,
) {
  const host = useHost()
  const [ids, setIds] = useState<readonly number[]>([])
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
    setIds(before => (selected ? [...before, id] : before.filter(other => other !== id)))

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
    clear: () => setIds([]),
    bar: Bar && <Bar source={source} rows={chosen} onClear={() => setIds([])} onDone={onDone} />,
  }
}
