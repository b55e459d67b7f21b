import { formatDate } from '../dates'
import type { ListQuery, TableSource } from './source'

/** Page sizes to choose from; the first is the one to begin with (R178). */
export const PAGE_SIZES = [10, 20, 50, 100] as const

/** The two ends of the range of days that every list has. */
const DAYS = ['from_date', 'to_date'] as const

/** Which part of a list is shown, and in which order. */
export interface PlaceInList {
  page: number
  limit: number
  /** By the names of the query; days as `YYYY-MM-DD`. */
  filters: Readonly<Record<string, string>>
  sort?: string
  order?: 'asc' | 'desc'
}

/** The two ends of a range of days, `YYYY-MM-DD`; an open end is not there. */
export interface Days {
  from?: string
  to?: string
}

/** By which column a list is sorted, and which way; its own order without one. */
export type Sorting = Pick<PlaceInList, 'sort' | 'order'>

/** What the page's address may say of a list, besides its days. */
export interface Readable {
  fields: Record<string, RegExp>
  sorts: readonly string[]
}

/** What the page's address may say of a list of these columns and filters; no order where its heads give none. */
export function readableOf(
  { fields, columns }: Pick<TableSource<never>, 'fields' | 'columns'>,
  isSortable = true,
): Readable {
  return { fields, sorts: isSortable ? columns.map(({ key }) => key) : [] }
}

/** The query of a place (R182); days as DD-MM-YYYY, the earlier first (Q52). */
export function queryOf({ page, limit, filters, sort, order }: PlaceInList): ListQuery {
  return { page, limit, ...filtersOf(filters), sort, order }
}

/** The filters of a place, as the calls take them. */
export function filtersOf({ from_date, to_date, ...rest }: PlaceInList['filters']): ListQuery {
  const [from, to] = inOrder(from_date, to_date)
  return {
    ...rest,
    ...(from && { from_date: formatDate(from) }),
    ...(to && { to_date: formatDate(to) }),
  }
}

/** The ends of a range of days, the earlier first; an open end stays where it is (Q52). */
export function inOrder(from: string | undefined, to: string | undefined) {
  return from && to && from > to ? [to, from] : [from, to]
}

/** The place that an address names; what it says wrongly counts as not said. */
export function readPlace(search: string, { fields, sorts }: Readable, limit: number): PlaceInList {
  const given = new URLSearchParams(search)
  const filters: Record<string, string> = {}
  for (const [name, pattern] of Object.entries(fields)) {
    const value = given.get(name)?.trim()
    if (value && pattern.test(value)) filters[name] = value
  }
  for (const name of DAYS) {
    const value = given.get(name)
    if (value && isDay(value)) filters[name] = value
  }
  const page = Number(given.get('page'))
  const isFirst = !(Number.isSafeInteger(page) && page > 1)
  const size = Number(given.get('limit'))
  const sort = given.get('sort') ?? ''
  return {
    page: isFirst ? 1 : page,
    limit: isPageSize(size) ? size : usualSize(isFirst, limit),
    filters,
    ...(sorts.includes(sort) && { sort, order: given.get('order') === 'desc' ? 'desc' : 'asc' }),
  }
}

/** The address of a place; what else it says stays, and what goes without saying is left out. */
export function addressOf(place: PlaceInList, url: string, { fields }: Readable, limit: number) {
  const address = new URL(url)
  const values: ListQuery = {
    ...Object.fromEntries([...Object.keys(fields), ...DAYS].map(key => [key, place.filters[key]])),
    page: place.page > 1 ? place.page : undefined,
    limit: place.limit === usualSize(place.page === 1, limit) ? undefined : place.limit,
    sort: place.sort,
    order: place.order,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) address.searchParams.delete(name)
    else address.searchParams.set(name, String(value))
  }
  return address.href
}

/** Whether a text is a day that the calendar has, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00Z`).toJSON()
  return !!moment && moment.slice(0, 10) === text && text >= '0001'
}

/** The size that goes without saying: a page by its number is the same rows for whoever opens its address. */
function usualSize(isFirst: boolean, remembered: number): number {
  return isFirst ? remembered : PAGE_SIZES[0]
}

/** Whether a list can have so many rows a page. */
export function isPageSize(size: number | undefined): boolean {
  return PAGE_SIZES.includes(size as 10)
}
