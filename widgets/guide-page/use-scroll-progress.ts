import { useEffect, type RefObject } from 'react'

/**
 * Tells the styles how far the section has been scrolled through, 0 to 1 (R260), in browsers that
 * have no scroll-driven animations. It listens only while the section is in view.
 */
export function useScrollProgress(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current
    if (!element || CSS.supports('animation-timeline: view()')) return
    let frame = 0
    const update = () => {
      frame = 0
      element.style.setProperty('--p', String(progressOf(element)))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry!.isIntersecting) addEventListener('scroll', onScroll, { passive: true })
      else removeEventListener('scroll', onScroll)
      onScroll()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [section])
}

/** 0 while its top has not reached the window's, 1 as soon as its bottom has. */
function progressOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)))
}
