import { getService, queries, type Service } from '../../src/index'

/** A service, read anew whenever its form opens (R234). */
export const serviceOf = queries<number, Service>(
  async (id, signal) => Object.assign(await getService({ params: { id }, signal }), { id }),
  { neverCached: true },
)
