import { callAddress } from '../../config'
import type { SavedView } from '../kept'
import { addressOf, PAGE_SIZES, readableOf, readPlace, type PlaceInList } from '../place-in-list'
import type { TableSource } from '../source'

type Source = Pick<TableSource<never>, 'fields' | 'columns'>

const [SIZE] = PAGE_SIZES

/** The filters and the order of a place, as an address says them. */
export function searchOf(source: Source, { filters, sort, order }: PlaceInList): string {
  const place = { page: 1, limit: SIZE, filters, sort, order }
  return new URL(addressOf(place, callAddress('').origin, readableOf(source), SIZE)).search
}

/** What a view leads to; the page size is not its own. */
export function placeOf(source: Source, { search }: SavedView): Partial<PlaceInList> {
  const { filters, sort, order } = readPlace(search, readableOf(source), SIZE)
  return { filters, sort, order }
}

/**
 * The views that a device has kept; what it has kept otherwise is none.
 *
 * A page's old library that gives lists a `toJSON` has had them kept as a text.
 */
export function viewsIn(kept: unknown): SavedView[] {
  if (Array.isArray(kept)) return kept.filter(isView)
  try {
    return typeof kept === 'string' ? viewsIn(JSON.parse(kept)) : []
  } catch {
    return []
  }
}

function isView(view: unknown): view is SavedView {
  const { name, search } = (view ?? {}) as Partial<Record<keyof SavedView, unknown>>
  return typeof name === 'string' && typeof search === 'string'
}
