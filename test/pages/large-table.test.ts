import { expect, test } from 'vitest'
import { openProducts } from './company-lists'

test.each([720, 800, 1280, 1500, 1920])(
  'at %i px with text of twice the size no column of a list lies over another, and no number of its pager is cut',
  async width => {
    const page = await openProducts({ width, wideFont: true })
    await page.evaluate(() => {
      globalThis.document.documentElement.style.fontSize = '32px'
    })
    const boxes = page.locator('.table :is(th, td):not(.table__actions), .pager__size .trunc')
    const over = await boxes.evaluateAll(all =>
      all
        .filter(box => {
          // else the words end where three dots stand in for the rest
          ;(box as HTMLElement).style.textOverflow = 'clip'
          const words = new Range()
          words.selectNodeContents(box)
          return words.getBoundingClientRect().right > box.getBoundingClientRect().right + 0.5
        })
        .map(box => box.textContent),
    )
    expect(over).toEqual([])
  },
)
