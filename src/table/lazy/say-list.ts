import { say } from '../../ui/announcer'
import { rangeOf } from '../pager'
import type { PlaceInList, Sorting } from '../place-in-list'
import type { ListPage, TableSource } from '../source'
import { tableTexts } from '../texts'
import { wordsOfSorting } from './sort-words'

interface Shown {
  /** How it was sorted before. */
  before: Sorting
  place: PlaceInList
  data: Pick<ListPage<never>, 'pagination'> | undefined
}

/** Says what a list shows: how it is sorted, where that is new, and which rows, or that there are none. */
export function sayList(
  root: ShadowRoot,
  { columns }: Pick<TableSource<never>, 'columns'>,
  { before, place, data }: Shown,
): void {
  const isSorted = before.sort !== place.sort || before.order !== place.order
  const rows = data?.pagination.total ? shown(place, data) : tableTexts().none
  const sorted = isSorted && `${wordsOfSorting(columns, place)}.`
  say(root, [sorted, rows].filter(Boolean).join(' '))
}

function shown(place: PlaceInList, { pagination }: Pick<ListPage<never>, 'pagination'>): string {
  const { range, of } = rangeOf(place, pagination)
  return `${range} ${of}`
}
