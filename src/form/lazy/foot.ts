import { useLayoutEffect } from 'react'
import { useHost } from '../../ui/host'

/**
 * How much of the window the bar of a form may take and stay in view, and from which share on it does again: in large text
 * the fields have no room beside it. A browser's own bars, which come and go on a phone, do not turn it to and fro.
 */
const MOST = 1 / 4
const AGAIN = 1 / 5

/** What the page keeps free below what has the focus, and its ring. */
const AIR = 8

/**
 * The bar of a form that is a page hides nothing that has the focus, nor the line that is typed in: the page knows its
 * height, and one that grows over a field makes the page scroll. One that is too high scrolls away.
 */
export function useFoot(): void {
  const { root } = useHost()
  useLayoutEffect(() => {
    const foot = root.querySelector<HTMLElement>('.form-page__foot')
    if (!foot) return
    const page = document.documentElement.style
    let isHigh = false
    let height = 0

    function fit() {
      const before = { isHigh, height }
      height = foot!.offsetHeight
      isHigh = height > innerHeight * (isHigh ? AGAIN : MOST)
      foot!.style.position = isHigh ? 'static' : ''
      page.setProperty('--_foot', `${AIR + (isHigh ? 0 : height)}px`)
      const at = root.activeElement
      if (foot!.contains(at)) {
        if (isHigh !== before.isHigh) at!.scrollIntoView({ block: 'nearest' })
      } else if (at && !isHigh && height > before.height) free(at.closest('.field') ?? at)
    }

    /** Brings a field out from under the bar, unless its visitor has scrolled away from it. */
    function free(field: Element) {
      const edge = foot!.getBoundingClientRect().top
      const { top, bottom, height } = field.getBoundingClientRect()
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
