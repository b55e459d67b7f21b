import { useLayoutEffect, type RefObject } from 'react'
import { place } from './place'

interface Placed {
  isOpen: boolean
  /** A manual popover: in the top layer no dialog clips it, and as the dialog's child it is not inert. */
  popover: RefObject<HTMLElement | null>
  control: RefObject<HTMLElement | null>
  /** As wide as its control, and on the side where this height has room. */
  fit?: number
}

/** Shows a popover while it is open, and keeps it at its control. */
export function usePlaced({ isOpen, popover, control, fit }: Placed): void {
  useLayoutEffect(() => {
    const shown = popover.current!
    const at = control.current!
    if (!isOpen) return
    const move = () => {
      if (fit) shown.style.inlineSize = `${at.offsetWidth}px`
      place(shown, at, fit)
    }
    shown.showPopover()
    move()
    const sizes = new ResizeObserver(move)
    sizes.observe(shown)
    sizes.observe(at)
    const moved = new AbortController()
    const { signal } = moved
    addEventListener('scroll', move, { capture: true, passive: true, signal })
    addEventListener('resize', move, { signal })
    // a keyboard that comes, and a page that is moved above it
    const { visualViewport } = globalThis
    visualViewport?.addEventListener('resize', move, { signal })
    visualViewport?.addEventListener('scroll', move, { signal })
    return () => {
      sizes.disconnect()
      moved.abort()
      shown.hidePopover()
    }
  }, [isOpen, popover, control, fit])
}
