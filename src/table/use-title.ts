import { useRef } from 'react'
import { useHost } from '../ui/host'
import type { PlaceInList } from './place-in-list'
import type { TableRow } from './source'
import type { TableStore } from './table-store'

/** The list's title: it takes the focus of what went, and comes into view with another page. */
export function useTitle<R extends TableRow>({ $list, go }: TableStore<R>) {
  const { root } = useHost()
  const title = useRef<HTMLHeadingElement>(null)

  const focus = () => title.current?.focus({ preventScroll: true })

  /** What had the focus may go with it: then the first row of these ids that is there has it by its menu, or else the title. */
  async function refetch(...next: (string | undefined)[]) {
    await $list.refetch()
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      for (const id of next) {
        const menu = root.querySelector<HTMLElement>(`#${id} .table__actions :is(a, button)`)
        if (menu) return menu.focus()
      }
      focus()
    })
  }

  /**
   * A page is read from its top; the pager stands below it, and stays in view for who turns pages by keys. It moves
   * with the frame that draws the rows.
   */
  function goTo(change: Partial<PlaceInList>) {
    go(change)
    requestAnimationFrame(() =>
      (root.querySelector(':focus-visible') ?? title.current)?.scrollIntoView({ block: 'nearest' }),
    )
  }

  return { title, focus, refetch, goTo }
}
