import { atom } from 'nanostores'
import { query } from '../query'
import { keep, keptOf } from './kept'
import {
  addressOf,
  isPageSize,
  PAGE_SIZES,
  queryOf,
  readableOf,
  readPlace,
  type PlaceInList,
} from './place-in-list'
import { placed, readPage, type ListPage, type TableRow, type TableSource } from './source'

/** A page of a list, and which one it is. */
export interface Listed<R> extends ListPage<R> {
  place: PlaceInList
}

/** A company's list in view: where one is in it, and the rows there. */
export type TableStore<R extends TableRow> = ReturnType<typeof createTable<R>>

/**
 * Makes the state of one table.
 *
 * Never cached (R13): the rows go with the table. The newest answer wins.
 */
export function createTable<R extends TableRow>(
  source: TableSource<R>,
  { inUrl, isSortable, first }: { inUrl: boolean; isSortable: boolean; first?: ListPage<R> },
) {
  const readable = readableOf(source, isSortable)
  const { limit } = keptOf(source.name)
  const size = isPageSize(limit) ? limit! : PAGE_SIZES[0]
  const $place = atom(readPlace(inUrl ? location.search : '', readable, size))

  const $list = query<Listed<R>>(
    async signal => {
      let place = $place.get()
      let answer = await readPage(source, queryOf(place), signal)
      // the page's last row was deleted, or the address is an old one; nobody may say which page is the last
      for (const page of [answer.pagination.total_pages || place.page - 1, 1]) {
        if (answer.data.length || place.page <= Math.max(1, page)) break
        signal.throwIfAborted()
        place = { ...place, page }
        show(place, 'replaceState')
        answer = await readPage(source, queryOf(place), signal)
      }
      return { ...answer, place }
    },
    { neverCached: true },
  )
  if (first) {
    const place = $place.get()
    $list.seed({ ...placed(first, place.page, place.limit), place })
  }

  const at = (place: PlaceInList) => addressOf(place, location.href, readable, size)

  function show(place: PlaceInList, write: 'pushState' | 'replaceState') {
    $place.set(place)
    if (!inUrl) return
    const address = at(place)
    // asked for again, it is no further step for Back
    if (address !== location.href) history[write](history.state, '', address)
  }

  /** Leads to another part of the list; to its first page, unless it says which (Q90). */
  function go(change: Partial<PlaceInList>) {
    if (change.limit) keep(source.name, { limit: change.limit })
    show({ ...$place.get(), page: 1, ...change }, 'pushState')
    void $list.refetch()
  }

  /** Follows Back and Forward, and asks again when the browser brings the page back as it was left. */
  function follow(): () => void {
    const life = new AbortController()
    const { signal } = life
    const back = () => {
      const place = readPlace(location.search, readable, size)
      // a link to another place on the page is a step of the browser's too
      if (at(place) === at($place.get())) return
      $place.set(place)
      void $list.refetch()
    }
    if (inUrl) addEventListener('popstate', back, { signal })
    addEventListener('pageshow', event => event.persisted && void $list.refetch(), { signal })
    return () => life.abort()
  }

  return { $place, $list, go, follow }
}
