import type { KeyboardEvent } from 'react'

/** The tab that a key leads to, in the direction in which the page reads; undefined for other keys. */
export function tabOf(
  { key, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>,
  selected: number,
  count: number,
): number | undefined {
  // those are the browser's, such as its way back
  if (altKey || ctrlKey || metaKey) return undefined
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (selected + 1) % count
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (selected + count - 1) % count
  return undefined
}
