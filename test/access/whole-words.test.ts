import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCatalogue } from '../pages/company-lists'
import { enter, openDashboard } from '../pages/dashboard'
import { demo } from '../pages/support'

/** What a visitor has who sets the browser's text to so many times its size. */
const enlarge = (page: Page, times: number) =>
  page.evaluate(times => {
    globalThis.document.documentElement.style.fontSize = `${16 * times}px`
  }, times)

/** The words that are broken: a letter of theirs stands on another line than the first. */
const broken = (texts: Locator) =>
  texts.evaluateAll(all => {
    const textsIn = (node: Node): Text[] =>
      node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn)
    return all.flatMap(textsIn).flatMap(text =>
      [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [word] : []
      }),
    )
  })

test.each([
  [1.75, 800],
  [2, 800],
  [2, 1024],
])(
  'with text of %s times the size no label of the dashboard breaks at %s px',
  async (times, width) => {
    const page = await openDashboard({ width })
    await enlarge(page, times)
    expect(
      await broken(page.locator('ndt-professional-card, ndt-job-profile-card').locator('dt')),
    ).toEqual([])
  },
)

test.each([
  [1.5, 320],
  [2, 375],
])(
  'with text of %s times the size a row’s categories keep their words at %s px',
  async (times, width) => {
    const page = await openCatalogue('?page=999', { width })
    await enlarge(page, times)
    const cells = page.locator(
      'ndt-product-table .table__category, ndt-product-table .table__sub_category',
    )
    expect(await cells.count()).toBeGreaterThan(2)
    expect(await broken(cells)).toEqual([])
    const starts = await page
      .locator('ndt-product-table .table__row td:is(.table__category, .table__created_at)')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().left))
    expect(new Set(starts).size).toBe(1)
  },
)

test('with text of twice the size the account’s page fits a window of 320 px, and no word breaks', async () => {
  const page = await enter({ width: 320 })
  await page.goto(demo('/account'))
  await enlarge(page, 2)
  const sideways = await page.evaluate(
    () => globalThis.document.documentElement.scrollWidth - innerWidth,
  )
  expect(sideways).toBe(0)
  expect(await broken(page.locator('.account__line bdi'))).toEqual([])
})
