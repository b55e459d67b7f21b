/** Pixels between a control and what it opens, and between that and the window's edge. */
const GAP = 6
const EDGE = 8

/**
 * Places a popover below a control, ends aligned; above it where there is more room.
 *
 * By hand, as CSS anchors are not in every browser yet; styles set here pass a strict CSP.
 */
export function place(popover: HTMLElement, control: Element): void {
  const box = control.getBoundingClientRect()
  const { offsetWidth: width, scrollHeight: height, style } = popover
  const below = innerHeight - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  const upwards = height > below && above > below
  const rtl = getComputedStyle(popover).direction === 'rtl'
  const left = rtl ? box.left : box.right - width
  style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`
  style.maxHeight = `${Math.max(above, below)}px`
  style.top = upwards ? 'auto' : `${box.bottom + GAP}px`
  style.bottom = upwards ? `${innerHeight - box.top + GAP}px` : 'auto'
}
