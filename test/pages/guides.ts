import type { Page } from 'playwright-core'
import { demo, frames, newPage, type Visitor } from './support'

/** The guide that the demo site has (R252), and its thank-you page. */
export const GUIDE = '/ndt-guides/ultrasonic-testing-buyers-guide'
export const THANKS = `${GUIDE}/thank-you`

/** Opens a page of the guides, and waits until its tag has taken over. */
export async function openGuides(
  visitor: Visitor = {},
  path = GUIDE,
  tag = 'ndt-guide-page',
): Promise<Page> {
  const page = await newPage(visitor)
  await showGuides(page, path, tag)
  return page
}

/** Leads a window to a page of the guides, and waits as `openGuides` does. */
export async function showGuides(page: Page, path = GUIDE, tag = 'ndt-guide-page'): Promise<void> {
  await page.goto(demo(path))
  await page.waitForFunction(tag => {
    const root = globalThis.document.querySelector(tag)?.shadowRoot
    return root?.querySelector('.ndt:not([hidden])') && !root.querySelector('[aria-busy=true]')
  }, tag)
}

/** Scrolls to where the list of what one walks away with is this far through, 0 to 1. */
export async function scrollTo(page: Page, progress: number): Promise<void> {
  await page.locator('.guide-page__scroll:visible').evaluate((section, progress) => {
    const { top, height } = section.getBoundingClientRect()
    globalThis.scrollTo(0, scrollY + top + (height - innerHeight) * progress)
  }, progress)
  await frames(page)
}

/** How far each point is moved, and whether it is lit. */
export async function points(page: Page): Promise<{ moved: number; lit: boolean }[]> {
  return page.locator('.guide-page__takeaways > li:visible').evaluateAll(items =>
    items.map(item => {
      const lit = getComputedStyle(item.closest('.ndt')!).color
      const { transform } = getComputedStyle(item)
      return {
        moved: Math.round(transform === 'none' ? 0 : new DOMMatrix(transform).e),
        lit: getComputedStyle(item.querySelector('h3')!).color === lit,
      }
    }),
  )
}
