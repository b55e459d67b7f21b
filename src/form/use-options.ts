import type { Query } from '../query'
import { useQuery } from '../use-query'

/** A list of the portal as a field offers it; where it could not be read, it can be asked for again. */
export function useOptions<T>($list: Query<T[]>) {
  const { data, error, loading } = useQuery($list)
  return { options: data, onRetry: error && !loading ? $list.refetch : undefined }
}
