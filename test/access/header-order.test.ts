import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDashboard } from '../pages/dashboard'

/** What Tab comes to in the header, and at which height of the window it stands. */
async function walk(page: Page): Promise<{ name: string; row: number }[]> {
  const stops = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const root = globalThis.document.querySelector('ndt-site-header')!.shadowRoot!
      const at = root.activeElement as HTMLElement | null
      if (!at?.closest('header')) return
      const { top, bottom } = at.getBoundingClientRect()
      return { name: at.className || at.localName, row: (top + bottom) / 2 }
    })
    if (!stop && stops.length) return stops
    if (stop) stops.push(stop)
  }
}

test.each([375, 1280])(
  'R24 at %i px the tab key leads through the header from row to row, as it is read (WCAG 2.4.3)',
  async width => {
    const page = await openDashboard({ width })
    const stops = await walk(page)
    const rows = stops.map(({ row }) => Math.round(row))
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
    expect(stops.length).toBeGreaterThan(3)
  },
)
