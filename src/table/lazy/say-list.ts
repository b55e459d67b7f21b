import type { ApiError } from '../../error'
import { say } from '../../ui/announcer'
import { rangeOf } from '../pager'
import type { PlaceInList, Sorting } from '../place-in-list'
import type { ListPage, TableSource } from '../source'
import { tableTexts } from '../texts'
import { focusTitle } from './focus-title'
import { wordsOfSorting } from './sort-words'

interface Shown {
  /** How it was sorted before. */
  before: Sorting
  place: PlaceInList
  data: Pick<ListPage<never>, 'pagination'> | undefined
  error: ApiError | undefined
}

/**
 * Says what a list shows: how it is sorted, where that is new, and which rows, or why there are none.
 *
 * What had the focus may have gone with the rows, or with the pager of a list that cannot be read.
 */
export function sayList(
  root: ShadowRoot,
  { columns, words }: Pick<TableSource<never>, 'columns' | 'words'>,
  { before, place, data, error }: Shown,
): void {
  if (document.activeElement === document.body) focusTitle(root)
  const isSorted = before.sort !== place.sort || before.order !== place.order
  const rows = error
    ? words.failed
    : data?.pagination.total
      ? shown(place, data)
      : tableTexts().none
  say(root, isSorted ? `${wordsOfSorting(columns, place)}. ${rows}` : rows)
}

function shown(place: PlaceInList, { pagination }: Pick<ListPage<never>, 'pagination'>): string {
  const { range, of } = rangeOf(place, pagination)
  return `${range} ${of}`
}
