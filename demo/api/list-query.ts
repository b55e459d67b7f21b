import type { ListFilter } from '../db/queries/company-lists'
import type { Page } from '../db/queries/pages'
import { INVALID } from './own-company'
import { isDay } from './rules'
import { unfit } from './unfit'

/** What both lists are asked for, as their query carries it (R182). */
export interface ListAsked {
  page?: number | undefined
  limit?: number | undefined
  name?: string | undefined
  from_date?: string | undefined
  to_date?: string | undefined
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
}

/** Reads a list's query: days in either order of their parts, and ends that are swapped put right (Q52). */
export function filterOf(query: ListAsked): ListFilter & { page?: number; size?: number } {
  const from = dayOf('from_date', query.from_date)
  const to = dayOf('to_date', query.to_date)
  const isSwapped = from !== undefined && to !== undefined && from > to
  return {
    name: query.name,
    days: isSwapped ? { from: to, to: from } : { from, to },
    sort: query.sort,
    order: query.order,
    ...(query.page !== undefined && { page: query.page }),
    ...(query.limit !== undefined && { size: query.limit }),
  }
}

/** `DD-MM-YYYY` or `YYYY-MM-DD`, as the latter. */
function dayOf(field: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const day = given.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$2-$1')
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isDay(day)) {
    throw unfit(field, 'The :attribute must be a valid date.')
  }
  return day
}

/** What a list found, or the refusal of a column that it cannot be sorted by. */
export function sorted<T>(found: T | undefined): T {
  if (found === undefined) throw unfit('sort', INVALID)
  return found
}

/** One page as the contract has it (R183), which also says where `total` is not counted to its end. */
export function paged<Item, Row>(
  { items, total, isAtLeast, page, size }: Page<Item>,
  row: (i: Item) => Row,
) {
  const pages = Math.max(1, Math.ceil(total / size))
  return {
    data: items.map(row),
    meta: {
      pagination: {
        current_page: page,
        per_page: size,
        total,
        total_pages: pages,
        ...(isAtLeast && { total_is_minimum: true }),
      },
    },
  }
}
