import { expect, test } from 'vitest'
import { openProducts } from './company-lists'
import { space } from './density'

test.each([1280, 1000, 940])(
  'at any density a tick of a list %i px wide stands within its column',
  async width => {
    const page = await openProducts({ width, height: 900 })
    for (const density of [0.7, 1, 1.3]) {
      await space(page, density)
      const out = await page
        .locator('.table__tick .check-box')
        .evaluateAll(boxes =>
          boxes.map(
            box =>
              box.getBoundingClientRect().right -
              box.closest('td, th')!.getBoundingClientRect().right,
          ),
        )
      expect(out.length).toBeGreaterThan(3)
      expect(Math.max(...out), `at ${density}`).toBeLessThanOrEqual(0)
    }
  },
)
