import * as v from 'valibot'
import { amount, text } from './shapes'

type Schema = v.GenericSchema

/** A row that is known by its name alone (R190). */
export const named = v.nullish(v.object({ name: text }), null)

/** When a row was made, as the backend words it (R190, R226). */
export const created = v.nullish(v.object({ formatted_date: text }), null)

/** One page of a company's list, with where it stands among the others (R183). */
/* @__NO_SIDE_EFFECTS__ */
export function page<S extends Schema>(row: S) {
  const pagination = v.object({
    current_page: amount,
    per_page: amount,
    total: amount,
    total_pages: amount,
  })
  return v.pipe(
    v.object({ data: v.array(row), meta: v.object({ pagination }) }),
    v.transform(({ data, meta }) => ({ data, pagination: meta.pagination })),
  )
}

/** Where a page stands in a company's list. */
export interface Pagination {
  current_page: number
  per_page: number
  total: number
  total_pages: number
}
