import { useLayoutEffect, useRef } from 'react'
import type { Query, QueryState } from '../query'
import { useQuery } from '../use-query'
import type { FormOptions } from './form-types'

/** A shared read for a form: what is known stands there at once, and is read anew as the form opens (Q106). */
export function useFresh<T>($query: Query<T>): QueryState<T> {
  useLayoutEffect(() => {
    if (!$query.value!.loading) void $query.refetch()
  }, [$query])
  return useQuery($query)
}

/** Milliseconds for which what was read stands for what the portal has. */
const FRESH = 2000

/**
 * Reads what a form is of before it is saved, unless that has just been done: what has no version is held
 * against what the portal has now (Q106).
 */
export function useReadAnew(source: FormOptions<object>['source'], always = false) {
  const data = source?.value?.data
  const last = useRef({ data, at: 0 })
  useLayoutEffect(() => {
    last.current = { data, at: Date.now() }
  }, [data])

  return async () => {
    if (!source) return
    const isFresh = !source.value!.loading && Date.now() - last.current.at < FRESH
    if (isFresh && !always) return
    await source.refetch()
    // what was read is drawn first
    await new Promise(resume => setTimeout(resume))
  }
}
