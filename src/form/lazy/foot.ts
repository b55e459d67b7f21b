import { useLayoutEffect } from 'react'
import { useHost } from '../../ui/host'

/** How much of the window the bar of a form may take and stay in view: in large text the fields have no room beside it. */
const MOST = 1 / 4

/** What the page keeps free below what has the focus, and its ring. */
const AIR = 8

/**
 * The bar of a form that is a page hides nothing that has the focus, nor the line that is typed in: the page knows its
 * height, and one that grows under a field makes the page scroll. One that is too high scrolls away.
 */
export function useFoot(): void {
  const { root } = useHost()
  useLayoutEffect(() => {
    const foot = root.querySelector<HTMLElement>('.form-page__foot')
    if (!foot) return
    const page = document.documentElement.style
    const fit = () => {
      const isHigh = foot.offsetHeight > innerHeight * MOST
      foot.style.position = isHigh ? 'static' : ''
      page.setProperty('--_foot', `${AIR + (isHigh ? 0 : foot.offsetHeight)}px`)
      const at = root.activeElement
      if (isHigh || !at || foot.contains(at)) return
      const field = at.closest('.field') ?? at
      const edge = foot.getBoundingClientRect().top
      const { top, bottom, height } = field.getBoundingClientRect()
      // not where its visitor has scrolled away from it
      if (top < innerHeight && bottom > edge && height < edge) {
        field.scrollIntoView({ block: 'nearest' })
      }
    }
    const sizes = new ResizeObserver(fit)
    sizes.observe(foot)
    addEventListener('resize', fit)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', fit)
      page.removeProperty('--_foot')
    }
  }, [root])
}
