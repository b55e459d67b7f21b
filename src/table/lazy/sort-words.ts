import { fill } from '../../texts'
import type { Sorting } from '../place-in-list'
import type { Column } from '../source'
import { findingTexts } from './finding.texts'

/** How a list is sorted. */
export function wordsOfSorting(
  columns: readonly Pick<Column<never>, 'key' | 'label' | 'filter'>[],
  { sort, order }: Sorting,
): string {
  const t = findingTexts()
  const column = columns.find(({ key }) => key === sort)
  if (!column) return t.own
  const words = column.filter?.kind === 'dates' ? [t.oldest, t.newest] : [t.asc, t.desc]
  return fill(words[order === 'desc' ? 1 : 0]!, { label: column.label })
}
