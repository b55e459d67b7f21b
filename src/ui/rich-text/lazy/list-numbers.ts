import { OF_PARENT } from '../stored/rules'

/**
 * Numbers the lists as they go out: quill has neighbours of all kinds and depths in one, which would
 * count on.
 */
export function numberLists(root: HTMLElement): void {
  for (const list of root.querySelectorAll('ol:has(> [data-list])')) {
    const counts: number[] = []
    const lists: (string | null | undefined)[] = []
    for (const item of list.children) {
      const depth = Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0)
      const isNumbered = item.getAttribute('data-list') === 'ordered'
      const list = item.getAttribute(OF_PARENT) ?? lists[depth]
      const goesOn = isNumbered && (!lists[depth] || list === lists[depth])
      lists[depth] = list
      counts.length = goesOn ? Math.min(counts.length, depth + 1) : Math.min(counts.length, depth)
      if (!isNumbered) continue
      counts[depth] = (counts[depth] ?? 0) + 1
      const value = String(counts[depth])
      if (item.getAttribute('value') !== value) item.setAttribute('value', value)
    }
  }
}
