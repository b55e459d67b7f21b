import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Bench } from './rich-text-bundle'
import { act, cells, paste, row, said, show, table } from './rich-text-cells'

declare const bench: Bench

/** Waits until the region says these words, which it did not before. */
async function hears(page: Page, words: string) {
  await page.getByRole('status').getByText(words, { exact: true }).waitFor({ timeout: 10_000 })
  await page.getByRole('status').evaluate(region => (region.textContent = ''))
}

test('a table says how large it has become, by its buttons, by what is pasted and by Undo', async () => {
  const page = await show(`<p>a</p>${table(row('b', 'c'), row('d', 'e'))}<p>f</p>`)
  await cells(page).first().focus()
  await act(page, 'Add row').click()
  await hears(page, '3 rows, 2 columns')
  await act(page, 'Add column').click()
  await hears(page, '3 rows, 3 columns')
  await act(page, 'Delete column').click()
  await hears(page, '3 rows, 2 columns')
  await act(page, 'Delete row').click()
  await hears(page, '2 rows, 2 columns')
  await page.evaluate(() => bench.undo())
  await hears(page, '3 rows, 2 columns')
  await cells(page).first().focus()
  await page.keyboard.press('Control+z')
  await hears(page, '3 rows, 3 columns')
  await cells(page).last().focus()
  await paste(page, { 'text/plain': 'g\th\ni\tj' })
  await hears(page, '4 rows, 4 columns')
  await page.keyboard.type('typed')
  expect(await said(page)).toContain('typed')
  await page.waitForTimeout(300)
  expect(await page.getByRole('status').textContent()).toBe('')
})

test('a part says that it is deleted, and is back by Undo', async () => {
  const page = await show(`<p>a</p><hr>${table(row('b'))}<p>f</p>`)
  await act(page, 'Delete').first().click()
  await hears(page, 'Line deleted')
  await act(page, 'Delete row').click()
  await hears(page, 'Table deleted')
  await page.evaluate(() => bench.undo())
  await hears(page, 'Table added')
  await page.evaluate(() => void bench.show('<p>a</p>'))
  await page.locator('.ql-editor').focus()
  await page.evaluate(() => bench.addTable())
  await hears(page, 'Table added')
})
