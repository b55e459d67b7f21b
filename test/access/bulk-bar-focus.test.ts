import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProducts, openServices } from '../pages/company-lists'
import { stop } from '../pages/focus-stop'

const PHONE = { width: 390, height: 700 }

/** Gives a box the focus, at the lower edge of what is in view. */
async function focusAtEdge(box: Locator, edge: number): Promise<void> {
  await box.focus()
  await box.evaluate((box, edge) => {
    scrollBy({ top: box.getBoundingClientRect().bottom + 8 - edge, behavior: 'instant' })
  }, edge)
}

/** Sets the browser's text to a size. */
const enlarge = (page: Page, size: string) =>
  page.evaluate(size => {
    globalThis.document.documentElement.style.fontSize = size
  }, size)

/** Where the bar of the selection begins. */
const edgeOf = async (page: Page) => (await page.locator('.bulk-bar').boundingBox())!.y

/** Which points of what has the focus are not to be seen. */
const hidden = async (page: Page) => (await page.evaluate(stop)).hidden

test.each(['16px', '32px'])(
  'the bar of a selection that arrives covers no box that has the focus, in letters of %s (WCAG 2.4.11)',
  async size => {
    const page = await openServices(PHONE)
    await enlarge(page, size)
    await focusAtEdge(page.getByRole('checkbox').nth(3), PHONE.height)
    await page.keyboard.press('Space')
    await page.locator('.bulk-bar').waitFor()
    await expect.poll(() => hidden(page)).toEqual([])
  },
)

test.each(['16px', '32px'])(
  'what Tab leads to before the bar of a selection is there is not under it, in letters of %s (WCAG 2.4.11)',
  async size => {
    const page = await openServices(PHONE)
    await enlarge(page, size)
    let arrive = () => {}
    const arrival = new Promise<void>(resolve => (arrive = resolve))
    await page.route('**/table-bulk-bar.js', async route => {
      await arrival
      await route.continue()
    })
    await focusAtEdge(page.getByRole('checkbox').nth(3), PHONE.height - 32)
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    arrive()
    await page.locator('.bulk-bar').waitFor()
    await expect.poll(() => hidden(page)).toEqual([])
  },
)

test('in large letters the bar of a selection that grows covers no box that has the focus (WCAG 2.4.11)', async () => {
  const page = await openProducts(PHONE)
  await enlarge(page, '32px')
  const boxes = page.getByRole('table').getByRole('checkbox')
  const others = page.getByRole('button', { name: /^Select all/ })
  await boxes.first().check()
  await others.waitFor()
  await boxes.nth(5).uncheck()
  await others.waitFor({ state: 'detached' })
  await focusAtEdge(boxes.nth(5), await edgeOf(page))
  expect(await hidden(page)).toEqual([])
  await page.keyboard.press('Space')
  await others.waitFor()
  await expect.poll(() => hidden(page)).toEqual([])
})
