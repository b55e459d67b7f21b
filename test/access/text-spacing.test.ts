import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDashboard } from '../pages/dashboard'

/** What a visitor has who sets letters, words, lines and paragraphs as far apart as WCAG 1.4.12 says, in tags too. */
const spread = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `)
    const into = (root: Document | ShadowRoot) => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) into(shadowRoot)
    }
    into(globalThis.document)
  })

test.each([375, 320])(
  'R20 at %i px with letters set wide each step of the tagline is whole (WCAG 1.4.12)',
  async width => {
    const page = await openDashboard({ width })
    await spread(page)
    const tagline = page.locator('.site-header__tagline')
    const { x, y, width: wide, height } = (await tagline.boundingBox())!
    const steps = tagline.locator('.site-header__tagline-window > span')
    const texts = await steps.evaluateAll(all =>
      all.map(step => {
        const range = new Range()
        range.selectNodeContents(step)
        return range.getBoundingClientRect().toJSON() as DOMRect
      }),
    )
    for (const text of texts) {
      expect(text.left).toBeGreaterThanOrEqual(x)
      expect(text.right).toBeLessThanOrEqual(x + wide + 0.5)
      expect(text.top).toBeGreaterThanOrEqual(y - 0.5)
      expect(text.bottom).toBeLessThanOrEqual(y + height + 0.5)
    }
    const header = (await page.locator('.site-header').boundingBox())!
    expect(y + height).toBeLessThanOrEqual(header.y + header.height)
  },
)

test.each([1280, 720, 375, 320])(
  'at %i px with letters set wide no name on the dashboard is cut (WCAG 1.4.12)',
  async width => {
    const page = await openDashboard({ width })
    await spread(page)
    const cut = await page
      .locator('main .trunc, main .row-link')
      .evaluateAll(all =>
        all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent),
      )
    expect(cut).toEqual([])
    const sideways = () => globalThis.document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(sideways)).toBe(0)
  },
)
