import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Draws onto the page itself, outside of any tag: `render: () => drawn(<Colours />)` */
export function drawn(content: ReactNode): HTMLElement {
  const place = document.createElement('main')
  // once it stands on the page, where styles can be read of it
  queueMicrotask(() => createRoot(place).render(content))
  return place
}

let once: HTMLElement | undefined

/** The same, and what was done in it stays when the toolbar changes. */
export function drawnOnce(content: ReactNode): HTMLElement {
  return (once ??= drawn(content))
}
