import type * as v from 'valibot'
import { formatDate } from '../dates'
import { after, isObject, leaf, object, optional, promised, rows } from './reading'
import { read, schemaOf, type Schema } from './schema'
import { amount, flag, inData, text } from './shapes'

/** A row that is known by its name alone (R190), which some backends give bare. */
export const named = optional(
  after(name => (typeof name === 'string' ? { name } : name), object({ name: text })),
)

/** When a row was made, as the backend words it (R190, R226); or its bare date. */
export const created = optional(
  after(
    date => (typeof date === 'string' ? { formatted_date: formatDate(date) } : date),
    object({ formatted_date: text }),
  ),
)

const number = leaf<string | number, number>('a count', given => {
  const { value } = read(amount, given)
  return Number.isSafeInteger(value) && value >= 0 ? (value as number) : undefined
})
const count = promised(number, undefined)

const pagination = object({
  current_page: count,
  per_page: count,
  total: count,
  total_pages: count,
  total_is_minimum: flag,
})

const meta = promised(object({ pagination: promised(pagination, undefined) }), undefined)

interface Page<R> {
  data: R[]
  pagination: Pagination
}

/** One page of a company's list, with where it stands among the others (R183); the rows alone are one. */
/* @__NO_SIDE_EFFECTS__ */
export function page<S extends Schema>(row: S) {
  const data = rows(row)
  const entries = { data, meta }
  const [list, place] = [after(inResults, inData(data)), promised(object({ meta }), undefined)]
  type Answer = v.GenericSchema<
    v.InferInput<v.ObjectSchema<typeof entries, undefined>>,
    Page<v.InferOutput<S>>
  >
  return schemaOf<Answer>(
    given => {
      const { typed, value, issues = [] } = read(list, given)
      const stands = read(place, given)
      const stated = statedIn(given)
      const isMinimum = stands.value?.meta?.pagination?.total_is_minimum as boolean | undefined
      const isSaid = stated.total !== undefined || stated.total_pages !== undefined
      const odd = [...issues, ...((!isSaid && stands.issues) || [])]
      return {
        typed,
        value: typed && { data: value, pagination: placeOf(value.length, stated, isMinimum) },
        ...(odd.length && { issues: odd }),
      }
    },
    { type: 'object', entries },
  )
}

/** Django's name for the rows. */
function inResults(given: unknown): unknown {
  return isObject(given) && 'results' in given ? { data: given.results } : given
}

/** What Laravel, Django and Rails call the same besides. */
const OTHER_NAMES = {
  current_page: ['page'],
  per_page: ['page_size', 'limit'],
  total: ['total_count', 'count'],
  total_pages: ['last_page', 'pages'],
}

/** What an answer says of its place, beside its rows or around them. */
function statedIn(given: unknown): Partial<Pagination> {
  const partOf = (whole: unknown, name: string) => (isObject(whole) ? whole[name] : undefined)
  const meta = partOf(given, 'meta')
  const around = [partOf(meta, 'pagination'), partOf(given, 'pagination'), meta, given]
  const places = [...around, partOf(given, 'data')]
  const stated = Object.entries(OTHER_NAMES).map(([key, others]) => [
    key,
    places
      .flatMap(place => [key, ...others].map(name => read(number, partOf(place, name)).value))
      .find(value => value !== undefined),
  ])
  return Object.fromEntries(stated) as Partial<Pagination>
}

/** What an answer does not say of its place, or says against its rows, follows from what it does. */
function placeOf(shown: number, stated: Partial<Pagination>, isMinimum?: boolean): Pagination {
  const current_page = stated.current_page || 1
  const per_page = stated.per_page || shown || 1
  const seen = (current_page - 1) * per_page + shown
  const unless = (isWrong: boolean, value?: number) => (shown && isWrong ? undefined : value)
  const pages = unless(stated.total_pages! < current_page, stated.total_pages)
  const total = unless(stated.total! < seen, stated.total)
  const total_pages = Math.max(pages ?? 0, Math.ceil((total ?? 0) / per_page))
  const isLast = !shown || total_pages === current_page
  return {
    current_page,
    per_page,
    total: total ?? (isLast ? seen : Math.max(seen, (total_pages - 1) * per_page + 1)),
    total_pages,
    ...((isMinimum || total === undefined) && !isLast && { isAtLeast: true }),
  }
}

/** Where a page stands in a company's list. */
export interface Pagination {
  current_page: number
  per_page: number
  total: number
  /** 0 where there are rows, and nobody says how many. */
  total_pages: number
  /** There may be more than `total`. */
  isAtLeast?: boolean
}
