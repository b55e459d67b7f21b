import { useLayoutEffect } from 'react'
import type { Query, QueryState } from '../query'
import { useQuery } from '../use-query'

/** A shared read for a form: what is known stands there at once, and is read anew as the form opens (Q106). */
export function useFresh<T>($query: Query<T>): QueryState<T> {
  useLayoutEffect(() => {
    if (!$query.value!.loading) void $query.refetch()
  }, [$query])
  return useQuery($query)
}
