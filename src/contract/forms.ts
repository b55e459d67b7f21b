import * as v from 'valibot'
import { amount, id, scalar } from './shapes'

/** One of a few numbers, which a form or a query carries as text. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const N extends number>(...values: N[]) {
  return v.pipe(
    v.custom<N | `${N}`>(given => values.some(value => `${value}` === `${given}`)),
    v.transform(given => Number(given) as N),
  )
}

/** A form's text that may be left out. */
export const field = v.nullish(v.string())

/** A form's text of at most so many characters that may be left out. */
/* @__NO_SIDE_EFFECTS__ */
export function shortText(limit: number) {
  return v.nullish(v.pipe(v.string(), v.maxLength(limit)))
}

/** A form's date, `YYYY-MM-DD` (Q16, R210). */
export const date = v.nullish(v.pipe(v.string(), v.isoDate()))

/** A form's list of ids; absent means empty (Q13). */
export const ids = v.optional(v.array(id), () => [])

/** A form's list of ids and of new names, which the server tells apart (Q14); absent means empty. */
export const idsOrNames = v.optional(v.array(scalar), () => [])

/** Parameters that the description leaves open. */
export const anyParams = v.record(v.string(), scalar)

/** What a company's list asks for besides its own filters, and how it is sorted (R182, Q52). */
export const listQuery = {
  page: v.optional(amount),
  limit: v.optional(amount),
  name: v.optional(v.string()),
  from_date: v.optional(v.string()),
  to_date: v.optional(v.string()),
  sort: v.optional(v.string()),
  order: v.optional(v.picklist(['asc', 'desc'])),
}
