import { expect, test } from 'vitest'
import { openProducts } from '../pages/company-lists'

test.each(['0px', '7px', '20px'])(
  'with a radius of %s a list’s head has the corners of its card, and its ticks stay ticks',
  async radius => {
    const page = await openProducts()
    const corners = await page.locator('ndt-product-table').evaluate(({ shadowRoot }, radius) => {
      document.documentElement.style.setProperty('--ndt-radius', radius)
      return ['.company-table .card', '.table__names', '.check-box'].map(each =>
        parseFloat(getComputedStyle(shadowRoot!.querySelector(each)!).borderStartStartRadius),
      )
    }, radius)
    const [card, head, tick] = corners as [number, number, number]
    expect(head).toBeCloseTo(Math.max(card - 1, 0), 1)
    expect(tick).toBeLessThanOrEqual(5)
  },
)
