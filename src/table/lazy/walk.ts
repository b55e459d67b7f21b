import { readPage, type ListPage, type ListQuery, type TableRow, type TableSource } from '../source'
import { PAGE_SIZES, queryOf, type PlaceInList } from '../place-in-list'

/** Rows that are asked for at once. */
const STEP = PAGE_SIZES.at(-1)!

/** Every page of a list, from one of them on and round to the one before it; one again for as long as that is wanted. */
export async function* walk<R extends TableRow>(
  source: TableSource<R>,
  query: ListQuery,
  from: number,
  signal: AbortSignal,
  isWantedAgain = () => false,
): AsyncGenerator<ListPage<R>> {
  const read = new Set<number>()
  let page = from
  while (!read.has(page)) {
    const answer = await readPage(source, { ...query, page, limit: STEP }, signal)
    signal.throwIfAborted()
    yield answer
    if (isWantedAgain()) continue
    read.add(page)
    page = page < answer.pagination.total_pages ? page + 1 : 1
  }
}

/**
 * The list's rows as the portal has them, wherever they stand by now; those of a place come first.
 *
 * Whether a row is published is no matter: another tab may have changed just that.
 */
export function asTheyAre<R extends TableRow>(
  source: TableSource<R>,
  place: PlaceInList,
  signal: AbortSignal,
  isWantedAgain?: () => boolean,
) {
  const query = { ...queryOf(place), published: undefined }
  const from = Math.floor(((place.page - 1) * place.limit) / STEP) + 1
  return walk(source, query, from, signal, isWantedAgain)
}
