import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, openDashboard, type Member } from '../pages/dashboard'
import { demo } from '../pages/support'

/** What a visitor has who sets the browser's text to twice its size. */
const enlarge = (page: Page, size = 32) =>
  page.evaluate(size => {
    globalThis.document.documentElement.style.fontSize = `${size}px`
  }, size)

/** How far the page can be scrolled sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)

test.each([768, 860, 990])(
  'R24 at %i px with text of one and a half times and twice the size the search’s field fits beside the rest',
  async width => {
    const page = await openDashboard({ width })
    await page.locator('ndt-site-header').getByRole('button', { name: 'Search' }).click()
    for (const size of [24, 32]) {
      await enlarge(page, size)
      expect(await sideways(page)).toBe(0)
    }
  },
)

test('R27 with text of twice the size a long name gives way to the rest of the header', async () => {
  const page = await openDashboard({ width: 768 })
  await page.locator('.site-header__user-name').evaluate(name => {
    name.textContent = 'Maximiliane Alexandrina'
  })
  await enlarge(page)
  expect(await sideways(page)).toBe(0)
})

test.each([768, 880, 1020])(
  'R27 at %i px with text of one and a half times and twice the size the user’s first name is whole',
  async width => {
    const page = await openDashboard({ width })
    for (const size of [24, 32]) {
      await enlarge(page, size)
      const [shown, whole] = await page
        .locator('.site-header__user-name')
        .evaluate(name => [name.clientWidth, name.scrollWidth])
      expect(shown).toBe(whole)
      const bar = (await page.locator('.site-header').boundingBox())!
      expect(bar.height).toBeLessThan(70)
    }
  },
)

test.each([320, 375])(
  'R26 on a phone of %i px with text of twice the size the bar at the lower edge covers nothing',
  async width => {
    const page = await openDashboard({ width })
    await enlarge(page)
    const { height } = (await page.locator('.site-header__list').boundingBox())!
    const [room, kept] = await page.evaluate(() => [
      parseFloat(getComputedStyle(document.body).paddingBlockEnd),
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd),
    ])
    expect(room).toBeGreaterThanOrEqual(height)
    expect(kept).toBeGreaterThanOrEqual(height + 8)
  },
)

test.each([
  ['in a window of 320 px', 320, undefined, undefined],
  ['in a column of 240 px', 800, undefined, '240px'],
  ['at 375 px with text of twice the size', 375, 32, undefined],
])(
  'R86 with a filter that is set the saved panel’s head is whole %s',
  async (_, width, size, column) => {
    const page = await openDashboard({ width })
    const tag = page.locator('ndt-saved-panel')
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
    await page.getByRole('button', { name: /^Filter/ }).click()
    await page.getByRole('menuitemradio', { name: 'Bookmarked' }).click()
    await page.getByRole('button', { name: 'Filter: Bookmarked' }).waitFor()
    if (size) await enlarge(page, size)
    if (column) await tag.evaluate((tag, column) => (tag.style.inlineSize = column), column)
    expect(await sideways(page)).toBe(0)
    const [lines, over] = await tag.locator('header.card__head').evaluate(head => {
      const title = new Range()
      title.selectNodeContents(head.querySelector('.card__title')!)
      const { left, right } = head.getBoundingClientRect()
      const boxes = [...head.querySelectorAll('select, button, h2')].map(each =>
        each.getBoundingClientRect(),
      )
      return [
        new Set([...title.getClientRects()].map(({ top }) => top)).size,
        boxes.filter(box => box.left < left || box.right > right).length,
      ]
    })
    expect([lines, over]).toEqual([1, 0])
  },
)

/** What the header takes, or, where nothing of it is there, what is kept for it, or filled by the page's own. */
async function heightOf(
  visitor: Member,
  { size = 16, column = '', isFilled = false },
): Promise<number> {
  const page = await (visitor.javaScript === false ? enter(visitor) : openDashboard(visitor))
  if (visitor.javaScript === false) await page.goto(demo('/creator'))
  await enlarge(page, size)
  const tag = page.locator('ndt-site-header')
  if (!isFilled) await tag.evaluate(tag => tag.replaceChildren())
  await tag.evaluate((tag, column) => (tag.style.inlineSize = column), column)
  return (await tag.boundingBox())!.height
}

test.each<[Member, { size?: number; column?: string }]>([
  [{ width: 320 }, { size: 32 }],
  [{ width: 375 }, { size: 20 }],
  [{ width: 390 }, { size: 24 }],
  [{ width: 440 }, { size: 24 }],
  [{ width: 560 }, { size: 32 }],
  [{ width: 640 }, {}],
  [{ width: 768 }, { size: 24 }],
  [{ width: 860 }, { size: 24 }],
  [{ width: 1000 }, { size: 32 }],
  [{ width: 1280 }, { size: 32 }],
  [{ width: 1024, touch: true }, {}],
  [{ width: 1280 }, { column: '640px' }],
  [{ width: 1280 }, { column: '500px' }],
  [{ width: 1280 }, { column: '340px' }],
])('R19 for %o with %o the header has its room before it is there', async (visitor, sizes) => {
  const taken = await heightOf(visitor, sizes)
  const kept = await heightOf({ ...visitor, javaScript: false }, sizes)
  expect(Math.abs(taken - kept)).toBeLessThan(2)
})

test.each([
  [320, 24],
  [380, 24],
  [320, 32],
  [400, 32],
])(
  'R19 at %i px with text of %i px what stands in the demo’s header before it takes no more',
  async (width, size) => {
    const taken = await heightOf({ width }, { size })
    const before = await heightOf({ width, javaScript: false }, { size, isFilled: true })
    expect(Math.abs(taken - before)).toBeLessThan(2)
  },
)
