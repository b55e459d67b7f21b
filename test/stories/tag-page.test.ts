import { expect, test } from 'vitest'
import { openStorybook, startStorybook } from './storybook'

const { origin, browser } = await startStorybook()

test('a tag’s page leads to all that it is made of, and says what its tokens are', async () => {
  const address = `${origin}/index.html?path=/docs/company-product-form--docs`
  const { page, shown } = await openStorybook(browser, address)
  const pieces = shown.getByRole('region', { name: 'made of, what it is' }).locator('tbody tr')
  await pieces.first().getByRole('link').waitFor()
  expect(await pieces.count()).toBeGreaterThan(15)
  expect(await pieces.filter({ hasNot: page.getByRole('link') }).allTextContents()).toEqual([])
  const tokens = shown.locator('.docs__tokens > div')
  expect(await tokens.filter({ hasNot: page.locator('dd') }).allTextContents()).toEqual([])
  expect(await tokens.allTextContents()).toEqual(
    expect.arrayContaining(['--ndt-surface#ffffffdark #11181b', '--ndt-dur-1120ms']),
  )
  await pieces.getByRole('link', { name: 'Date field' }).click()
  await page.waitForURL(/path=\/docs\/parts-date-picker--docs/)
  await page.goBack()
  await pieces.getByRole('link', { name: 'Icon' }).click()
  await page.waitForURL(/path=\/story\/foundations-icons--icons/)
  await page.close()
})
