import { useEffect } from 'react'
import type { Query, QueryState } from './query'
import { useHost } from './ui/host'
import { useStore } from './use-store'

/** A shared read inside a widget: it asks, reveals the widget when it has an answer, and reports failures. */
export function useQuery<T>($query: Query<T>): QueryState<T> {
  const host = useHost()
  const state = useStore($query)
  const { data, error } = state
  const hasData = data !== undefined

  useEffect(() => {
    if (error) host.report(error, 'data')
  }, [host, error])

  useEffect(() => {
    if (hasData || error) host.reveal(hasData)
  }, [host, hasData, error])

  return state
}
