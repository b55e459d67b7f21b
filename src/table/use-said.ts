import { useRef } from 'react'
import { useAnother } from '../use-another'
import type { TableRow, TableSource } from './source'
import type { useList } from './use-list'

/**
 * What a list shows is said when another part or order of it is chosen, and when one that could not be read is here
 * after all. What had the focus may have gone with the rows, or with the pager of a list that cannot be read: the
 * title has it then, whether the words come or not.
 */
export function useSaid<R extends TableRow>(
  source: TableSource<R>,
  list: ReturnType<typeof useList<R>>,
  focus: () => void,
): void {
  const { place, error, isWaiting } = list
  const said = useRef(place)
  useAnother(place, !isWaiting, async () => {
    if (document.activeElement === document.body) focus()
  })
  useAnother(!error && place, !isWaiting, async root => {
    // it has an alert of its own
    if (error) return
    const before = said.current
    said.current = place
    const { sayList } = await import('./lazy/say-list')
    sayList(root, source, { ...list, before })
  })
}
