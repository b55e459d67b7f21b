import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { names, openCatalogue, openProducts } from './company-lists'
import { enter } from './dashboard'
import { demo, layoutShift } from './support'

const PAGES = [
  ['/company/products', 'ndt-product-table'],
  ['/company/services', 'ndt-service-table'],
  ['/company/products/add', 'ndt-product-form'],
  ['/company/profile', 'ndt-company-profile'],
] as const

/** Where the page's heading and the first rows stand, in pixels. */
const places = (page: Page, rows: string) =>
  Promise.all(
    [page.locator('h1:visible').first(), page.locator(rows).nth(0), page.locator(rows).nth(5)].map(
      async each => ((await each.count()) ? (await each.boundingBox())! : { x: 0, y: 0 }),
    ),
  )

test('what the server sends of a company’s pages stands where the tags then draw it', async () => {
  const page = await enter({ account: 'company' })
  for (const [path, tag] of PAGES) {
    let start = () => {}
    const isMeasured = new Promise<void>(resume => (start = resume))
    await page.route('**/dist/ndt.js', async route => {
      await isMeasured
      await route.continue()
    })
    await page.goto(demo(path), { waitUntil: 'commit' })
    await page.locator('footer, .area-bar').first().waitFor()
    await page.locator('h1').first().waitFor()
    const before = await places(page, '.plain__row')
    start()
    await page.locator(`${tag} .ndt:not([hidden]) h1`).waitFor()
    // two editors may be on their way; each is busy until it has come
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    const after = await places(page, '.table__row')
    for (const [index, { x, y }] of after.entries()) {
      expect(Math.abs(before[index]!.y - y), `${path}: ${index}`).toBeLessThan(3)
      if (!index) expect(Math.abs(before[0]!.x - x), path).toBeLessThan(3)
    }
    await page.unroute('**/dist/ndt.js')
  }
})

test('R177 the pager stands still below rows with names in two lines', async () => {
  const page = await openProducts({ width: 768, height: 1100 })
  const heights = await page
    .locator('tbody tr')
    .evaluateAll(rows => rows.map(row => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeGreaterThan(60)
  expect(await layoutShift(page)).toBe(0)
})

test.each([20, 50, 100])(
  'R178 the pager stands still below %i rows, which come in steps',
  async size => {
    const page = await openCatalogue(`?limit=${size}`, { height: 1600 })
    await expect.poll(() => names(page)).toHaveLength(size)
    expect(await layoutShift(page)).toBe(0)
  },
)
