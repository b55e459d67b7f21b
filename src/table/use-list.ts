import { useEffect, useRef, useState } from 'react'
import { useQuery } from '../use-query'
import { useStore } from '../use-store'
import type { PlaceInList } from './place-in-list'
import type { ListPage, TableRow, TableSource } from './source'
import { createTable } from './table-store'
import { useInSteps } from './use-in-steps'
import { useWayBack } from './use-way-back'

/** A list where it is looked at, or come back to: its place, the page of it that is here, and how many rows are drawn. */
export function useList<R extends TableRow>(
  source: TableSource<R>,
  first: () => ListPage<R> | undefined,
  urlState: 'on' | 'off',
  isSortable: boolean,
) {
  const [table] = useState(() =>
    createTable(source, { inUrl: urlState === 'on', isSortable, first: first() }),
  )
  const place = useStore(table.$place)
  const { data, error: failure, loading } = useQuery(table.$list)
  useEffect(() => table.follow(), [table])

  // rows of another part of the list are not shown as this one's
  const isHere = data?.place === place
  // what another account may not see stays as it was (Q107)
  const error = isHere && failure?.kind === 'account' ? undefined : failure
  const rows = isHere && !error ? data.data : []
  const drawn = useInSteps(data?.place, rows.length)
  // it stays as it is while it is tried again
  const failed = useRef<PlaceInList>(undefined)
  if (error && !loading) failed.current = place
  const hasFailed = !!error && failed.current === place
  const isWaiting = !rows.length && !hasFailed && (loading || !isHere)
  const edited = useWayBack(
    source,
    urlState === 'on',
    data && !error && drawn >= rows.length ? data : undefined,
  )
  return { table, place, data, error, rows, drawn, isWaiting, edited }
}
