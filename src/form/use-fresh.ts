import { useEffect, useState } from 'react'
import type { Query, QueryState } from '../query'
import { useQuery } from '../use-query'

/** A shared read for a form: what is known stands there at once, and is read anew once the form is open (Q106). */
export function useFresh<T>($query: Query<T>): QueryState<T> {
  const [before] = useState($query.value!)
  useEffect(() => {
    const isKnown = before.data || before.error
    if (isKnown && !$query.value!.loading) void $query.refetch()
  }, [$query, before])
  return useQuery($query)
}
