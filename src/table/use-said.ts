import { useAnother } from '../use-another'
import type { TableRow, TableSource } from './source'
import type { useList } from './use-list'

/** What a list shows is said when another part or order of it is chosen. */
export function useSaid<R extends TableRow>(
  source: TableSource<R>,
  list: ReturnType<typeof useList<R>>,
): void {
  useAnother(list.place, !list.isWaiting, async (root, before) => {
    const { sayList } = await import('./lazy/say-list')
    sayList(root, source, { ...list, before })
  })
}
