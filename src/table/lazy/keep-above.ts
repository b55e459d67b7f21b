import { useLayoutEffect, type RefObject } from 'react'
import { useHost } from '../../ui/host'

/**
 * What has the focus in the list stays above the bar that sticks below it, as the bar arrives and grows; the room that
 * the list keeps for the next stop follows its height.
 */
export function useKeepAbove(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  const { root } = useHost()
  useLayoutEffect(() => {
    const own = bar.current
    if (!own) return
    const sizes = new ResizeObserver(() => {
      own.parentElement!.style.setProperty('--_bar', `${own.offsetHeight}px`)
      const focused = root.activeElement
      if (!focused || own.contains(focused)) return
      // not where its visitor has scrolled away from it
      const { top, bottom } = focused.getBoundingClientRect()
      if (bottom > 0 && top < innerHeight) focused.scrollIntoView({ block: 'nearest' })
    })
    sizes.observe(own)
    return () => sizes.disconnect()
  }, [bar, root, isShown])
}
