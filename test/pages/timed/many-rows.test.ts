import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { names, openCatalogue, range } from '../company-lists'
import { mainThread } from '../main-thread'
import { middle, pace } from './pace'

/** Milliseconds from an answer's last byte until its rows are painted. */
function shownAfter(page: Page, click: string): Promise<number> {
  return page.evaluate(async label => {
    const root = document.querySelector('ndt-product-table')!.shadowRoot!
    const first = () => root.querySelector('tbody a')?.textContent
    const before = first()
    performance.clearResourceTimings()
    root.querySelector<HTMLElement>(`[aria-label='${label}']`)!.click()
    while (!first() || first() === before) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const shown = performance.now()
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return shown - calls.findLast(({ name }) => name.includes('/company/product?'))!.responseEnd
  }, click)
}

/** Scrolls, and waits for what is painted then. */
function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate(
    y =>
      new Promise(resume => {
        globalThis.scrollTo(0, y)
        requestAnimationFrame(() => requestAnimationFrame(() => resume()))
      }),
    y,
  )
}

test('R178 1,000 rows by pages of 100 are paged and scrolled without a long task, each shown within 100 ms', async () => {
  const page = await openCatalogue('?limit=100')
  // what loads with the first step counts once, and not here
  await shownAfter(page, 'Next')
  const times: number[] = []
  const longest: number[] = []
  for (let number = 3; number <= 10; number++) {
    const step = await mainThread(page, async () => {
      times.push(await shownAfter(page, 'Next'))
      for (const y of [1500, 3000, 4500, 0]) await scrollTo(page, y)
    })
    longest.push(step.longest)
    // the rows below the window follow, some in each frame
    await expect.poll(() => names(page)).toHaveLength(100)
  }
  expect(await range(page)).toBe('901-1,000 of 10,000')
  const slowness = await pace(page)
  expect(middle(longest)).toBeLessThan(50 * slowness)
  expect(middle(times)).toBeLessThan(100 * slowness)
})

test('R178 the rows below the window come with each frame, and not with every other one', async () => {
  const page = await openCatalogue('?limit=100')
  await expect.poll(() => names(page)).toHaveLength(100)
  const frames = await page.evaluate(async () => {
    const root = document.querySelector('ndt-product-table')!.shadowRoot!
    const rows = () => root.querySelectorAll('tbody a').length
    root.querySelector<HTMLElement>('[aria-label=Next]')!.click()
    while (rows() !== 10) await new Promise(requestAnimationFrame)
    let frames = 0
    for (; rows() < 100; frames++) await new Promise(requestAnimationFrame)
    return frames
  })
  expect(frames).toBeLessThan(14)
})
