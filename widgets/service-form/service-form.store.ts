import { getService, query, type Query, type Service } from '../../src/index'

const services = new Map<number, Query<Service>>()

/** A service, read anew whenever its form opens (R234). */
export function serviceOf(id: number): Query<Service> {
  const known = services.get(id)
  if (known) return known
  const read = (signal: AbortSignal) => getService({ params: { id }, signal })
  const $service = query(read, { neverCached: true })
  services.set(id, $service)
  return $service
}
