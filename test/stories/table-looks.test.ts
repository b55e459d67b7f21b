import { expect, test } from 'vitest'
import { startStorybook } from './storybook'

const { origin, browser } = await startStorybook()

test.each([1280, 375])(
  'at %i px the row that was edited stands in line with the others',
  async width => {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await page.goto(`${origin}/iframe.html?id=company-product-table--edited`)
    await page.getByText('Edited').waitFor()
    const rows = await page.locator('.table__row').evaluateAll(rows =>
      rows.map(row => {
        const cells = [...row.querySelectorAll('.row-link, .table__category, .table__created_at')]
        return cells.map(cell => cell.getBoundingClientRect().x).join()
      }),
    )
    expect(rows.length).toBe(10)
    expect([...new Set(rows)]).toHaveLength(1)
    await page.close()
  },
)
