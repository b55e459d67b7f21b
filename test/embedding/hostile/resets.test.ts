import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany } from '../../pages/company'
import { openDashboard } from '../../pages/dashboard'

/** A reset that stands after `ndt.css`. */
const reset = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { margin: 0; padding: 0 } body { padding: 0 }')
    document.adoptedStyleSheets = [sheet]
  })

test.each([375, 1280])(
  'at %i px a reset after ndt.css leaves a company’s bar upon the page, above what is below it',
  async width => {
    const page = await openCompany('/company/services', 'ndt-company-nav', { width })
    await reset(page)
    const tag = (await page.locator('ndt-company-nav').boundingBox())!
    const bar = (await page.locator('.company-nav').boundingBox())!
    const main = (await page.getByRole('main').boundingBox())!
    expect(bar.y).toBe(tag.y)
    expect(main.y).toBeGreaterThanOrEqual(bar.y + bar.height)
  },
)

test('on a phone a reset leaves the page’s end free of the bar at the lower edge', async () => {
  const page = await openDashboard({ width: 375, height: 800 })
  await reset(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const bar = (await page.getByRole('button', { name: 'List Your Company' }).boundingBox())!
  const last = await page.evaluate(
    () =>
      document.body.getBoundingClientRect().bottom -
      parseFloat(getComputedStyle(document.body).paddingBottom),
  )
  expect(last).toBeLessThanOrEqual(bar.y)
})
