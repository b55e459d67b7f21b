import { expect, test } from 'vitest'
import { names, openCatalogue } from './company-lists'
import { mainThread } from './main-thread'
import { pace } from './pace'

/** Milliseconds of the main thread's own time, with room for this browser's unoptimised code. */
const LIMIT = 30

test('a table of 100 rows answers a tick, a key and a menu without a long task', async () => {
  const page = await openCatalogue('?limit=100')
  await expect.poll(() => names(page)).toHaveLength(100)
  const press = (selector: string) =>
    page.evaluate(
      selector =>
        document
          .querySelector('ndt-product-table')!
          .shadowRoot!.querySelector<HTMLElement>(selector)!
          .click(),
      selector,
    )
  const acts = {
    'tick one': () => press('tbody .check-box'),
    'tick all': () => press('thead .check-box'),
    'type into the search': () => page.locator('.table__filters input').press('e'),
    'open a row’s menu': () => press('tbody .table__actions button'),
  }
  const longest: Record<string, number> = {}
  for (const [name, act] of Object.entries(acts)) {
    const { longest: ms } = await mainThread(page, async () => {
      await act()
      await page.evaluate(() => new Promise(resume => requestAnimationFrame(resume)))
    })
    longest[name] = ms
  }
  const limit = LIMIT * (await pace(page))
  expect(Object.entries(longest).filter(([, ms]) => ms > limit)).toEqual([])
})
