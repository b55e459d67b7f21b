import { expect, test } from 'vitest'
import { field, openProduct } from '../pages/company-forms'

test('R210 Tab into a publish date marks all of it: what is typed takes its place', async () => {
  const page = await openProduct()
  const date = field(page, 'Publish date')
  await date.fill('24 Dec 2026')
  await date.press('Shift+Tab')
  await expect.poll(() => date.inputValue()).toBe('24 December 2026')
  await page.keyboard.press('Tab')
  await expect.poll(() => date.inputValue()).toBe('24-12-2026')
  await page.keyboard.type('15-06-2027')
  expect(await date.inputValue()).toBe('15-06-2027')
})

test('R210 a click into it leaves the caret where it was pressed', async () => {
  const page = await openProduct()
  const date = field(page, 'Publish date')
  await date.fill('24 Dec 2026')
  await date.press('Shift+Tab')
  await date.click({ position: { x: 14, y: 18 } })
  await expect.poll(() => date.inputValue()).toBe('24-12-2026')
  const marked = await date.evaluate(input => {
    const { selectionStart, selectionEnd } = input as HTMLInputElement
    return selectionEnd! - selectionStart!
  })
  expect(marked).toBe(0)
})
