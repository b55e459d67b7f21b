import { expect, test } from 'vitest'
import { openProducts, openServices } from '../pages/company-lists'
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

test.each([
  ['products', 'Comfortable', openProducts],
  ['products', 'Compact', openProducts],
  ['services', 'Comfortable', openServices],
  ['services', 'Compact', openServices],
] as const)(
  'at any density a finger finds the switch of a card below its action: %s, %s',
  async (_, rows, open) => {
    const page = await open({ width: 375, height: 900, touch: true })
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('radio', { name: rows }).check()
    await page.keyboard.press('Escape')
    for (const density of [0.7, 1, 1.3]) {
      await space(page, density)
      const apart = await page.locator('.table__row:has(.switch)').evaluateAll(cards =>
        cards.map(card => {
          const [action, toggle] = ['.table__actions > .btn', '.switch'].map(each =>
            card.querySelector(each)!.getBoundingClientRect(),
          )
          return toggle!.top - action!.bottom
        }),
      )
      expect(apart.length).toBeGreaterThan(3)
      expect(Math.min(...apart), `at ${density}`).toBeGreaterThanOrEqual(-0.5)
    }
  },
)
