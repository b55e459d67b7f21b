import { useRef } from 'react'
import type { PlaceInList } from './place-in-list'
import type { TableRow } from './source'
import type { TableStore } from './table-store'

/** The list's title: it takes the focus of a row that went, and comes into view with another page. */
export function useTitle<R extends TableRow>({ $list, go }: TableStore<R>) {
  const title = useRef<HTMLHeadingElement>(null)

  async function refetch() {
    await $list.refetch()
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
    })
  }

  /** A page is read from its top; the pager stands below it. It moves with the frame that draws the rows. */
  function goTo(change: Partial<PlaceInList>) {
    go(change)
    requestAnimationFrame(() => title.current?.scrollIntoView({ block: 'nearest' }))
  }

  return { title, refetch, goTo }
}
