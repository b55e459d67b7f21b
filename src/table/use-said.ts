import { useAnother } from '../use-another'
import type { TableRow, TableSource } from './source'
import type { useList } from './use-list'

/**
 * What a list shows is said when another part or order of it is chosen. What had the focus may have gone with the
 * rows, or with the pager of a list that cannot be read: the title has it then, whether the words come or not.
 */
export function useSaid<R extends TableRow>(
  source: TableSource<R>,
  list: ReturnType<typeof useList<R>>,
  focus: () => void,
): void {
  useAnother(list.place, !list.isWaiting, async (root, before) => {
    if (document.activeElement === document.body) focus()
    const { sayList } = await import('./lazy/say-list')
    sayList(root, source, { ...list, before })
  })
}
