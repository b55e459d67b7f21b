import { useState } from 'react'
import { useLazyPart } from '../ui/lazy-part'
import type { PlaceInList } from './place-in-list'
import type { Refetch, TableRow, TableSource } from './source'
import type { Listed, TableStore } from './table-store'

/** What of a list is in view. */
interface InView<R extends TableRow> {
  rows: readonly R[]
  /** The last answer, which a failure leaves. */
  data: Listed<R> | undefined
}

/**
 * The rows that are selected, and the bar for them, which loads with the first (selectable).
 *
 * Those in view, or every row that matches; another part of the list begins with none: nothing is
 * done with rows that nobody chose.
 */
export function useSelection<R extends TableRow>(
  source: TableSource<R>,
  { $place, $list }: TableStore<R>,
  { rows, data }: InView<R>,
  refetch: Refetch,
) {
  const [ticked, setTicked] = useState<{ listed: Listed<R>; rows: readonly R[] }>()
  const { part: Bar, open } = useLazyPart(async () => (await import('./lazy/bulk-bar')).BulkBar)
  const place = $place.get()
  const chosen = ticked?.listed.place === place ? asListed(ticked, data) : []
  const ids = new Set(chosen.map(({ id }) => id))
  const isAll = rows.length > 0 && rows.every(({ id }) => ids.has(id))

  function select(rows: readonly R[]) {
    // it took its time, and another part of the list is in view by now
    if (!data || $place.get() !== place) return
    setTicked({ listed: data, rows })
    if (rows.length) void open()
  }

  async function onDone(rest: readonly R[], chosenAt: PlaceInList, next?: string) {
    const isHere = $place.get() === chosenAt
    await refetch(next)
    const listed = $list.get().data
    if (isHere && listed) setTicked({ listed, rows: rest })
  }

  return {
    isSelected: (id: number) => ids.has(id),
    select: (row: R, selected: boolean) =>
      select(selected ? [...chosen, row] : chosen.filter(({ id }) => id !== row.id)),
    all: {
      none: !rows.length,
      some: chosen.length > 0,
      all: isAll,
      onChange: (all: boolean) => select(all ? rows : []),
    },
    bar: Bar && (
      <Bar
        {...{ source, place, onDone }}
        rows={chosen}
        matching={isAll ? data?.pagination : undefined}
        onSelect={select}
      />
    ),
  }
}

/** Ticked rows as the list has them by now; one that stood in view, and stands there no more, is let go. */
function asListed<R extends TableRow>(
  { listed, rows }: { listed: Listed<R>; rows: readonly R[] },
  data: Listed<R> | undefined,
): R[] {
  const before = new Set(listed.data.map(({ id }) => id))
  const now = new Map(data?.data.map(row => [row.id, row]))
  return rows.flatMap(row => now.get(row.id) ?? (before.has(row.id) ? [] : row))
}
