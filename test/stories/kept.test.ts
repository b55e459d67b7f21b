import { expect, test } from 'vitest'
import { startStorybook } from './storybook'

const { origin, browser } = await startStorybook()

test('what a story keeps on the device is gone for the next one, and Storybook’s own is not', async () => {
  const page = await browser.newPage()
  const open = async (name: string) => {
    await page.goto(`${origin}/iframe.html?id=company-product-table--${name}`)
    await page.locator('.table__row').first().waitFor()
  }
  const height = () =>
    page
      .locator('.table__row')
      .first()
      .evaluate(row => row.getBoundingClientRect().height)
  await open('products')
  const plain = await height()
  await page.evaluate(() => localStorage.setItem('storybook-layout', '{}'))
  await open('compact')
  await expect.poll(height).toBeLessThan(plain)
  await open('products')
  expect(await height()).toBe(plain)
  await open('view-deleted')
  await page.getByText('Published is deleted.').waitFor()
  await open('view-open')
  await page.getByRole('dialog', { name: 'View' }).waitFor()
  expect(await page.getByText('Drafts of May').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('storybook-layout'))).toBe('{}')
  await page.close()
})
