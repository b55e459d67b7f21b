import { callAddress } from '../../config'
import type { SavedView } from '../kept'
import { addressOf, PAGE_SIZES, readPlace, type PlaceInList, type Readable } from '../place-in-list'

const [SIZE] = PAGE_SIZES

/** What a view is of: the page and its size are not its own. */
type Viewed = Pick<PlaceInList, 'filters' | 'sort' | 'order'>

/** The filters and the order of a place, as an address says them. */
export function searchOf(readable: Readable, { filters, sort, order }: Viewed): string {
  const place = { page: 1, limit: SIZE, filters, sort, order }
  return new URL(addressOf(place, callAddress('').origin, readable, SIZE)).search
}

/** What a view leads to; without its order where the list can have none. */
export function placeOf(readable: Readable, { search }: SavedView): Viewed {
  const { filters, sort, order } = readPlace(search, readable, SIZE)
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
