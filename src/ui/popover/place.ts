/** Pixels between a control and what it opens, and between that and the window's edge. */
const GAP = 6
const EDGE = 8

/**
 * Places a popover below a control; above it where there is more room; and over it where neither has enough and its
 * style lets it (`align-self: center`). Ends are aligned, or starts where its style says so.
 *
 * By hand, as CSS anchors are not in every browser yet; styles set here pass a strict CSP. `height`
 * is what it may need, for a popover that shall not change sides while its content does.
 */
export function place(popover: HTMLElement, control: Element, height = popover.scrollHeight): void {
  const box = control.getBoundingClientRect()
  // what is measured here is of the window, what is set is of the page, which may have a `zoom`
  const { offsetWidth, style, currentCSSZoom: zoom = 1 } = popover
  const width = offsetWidth * zoom
  // a keyboard on the screen covers the window, and leaves its size as it is
  const seen = globalThis.visualViewport ?? { offsetTop: 0, height: innerHeight }
  const first = seen.offsetTop + EDGE
  const last = seen.offsetTop + seen.height - EDGE
  const below = last - box.bottom - GAP
  const above = box.top - GAP - first
  const room = Math.max(above, below)
  const { direction, justifySelf, alignSelf } = getComputedStyle(popover)
  const atLeft = (direction === 'rtl') !== (justifySelf === 'start')
  const left = atLeft ? box.left : box.right - width
  style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)) / zoom}px`
  const isOver = alignSelf === 'center' && height * zoom > room
  style.maxHeight = `${(isOver ? last - first : room) / zoom}px`
  const shown = popover.offsetHeight * zoom
  const top =
    height * zoom > below && above > below
      ? Math.max(first, box.top - GAP - shown)
      : Math.min(last - shown, box.bottom + GAP)
  style.top = `${top / zoom}px`
}
