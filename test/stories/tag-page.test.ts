import type Axe from 'axe-core'
import { source as axeSource } from 'axe-core'
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

test('the button that copies keeps its words in sight below the pointer, light and dark', async () => {
  const page = await browser.newPage()
  for (const theme of ['light', 'dark']) {
    const id = 'introduction-for-embedders--docs'
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`)
    const button = page.getByRole('button', { name: 'Copy the page' })
    const ground = () => button.evaluate(button => getComputedStyle(button).backgroundColor)
    const before = await ground()
    await button.hover()
    await expect.poll(ground).not.toBe(before)
    await page.evaluate(axeSource)
    const { passes, violations } = await page.evaluate(() => {
      const { axe } = globalThis as unknown as { axe: typeof Axe }
      return axe.run('.copy__button', { runOnly: ['color-contrast'] })
    })
    expect([passes.length, violations]).toEqual([1, []])
  }
  await page.close()
})

test('the frame on a table’s page is as high as the state that it shows first', async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  for (const table of ['product', 'service']) {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=company-${table}-table--docs`)
    const state = page.frameLocator('.states iframe')
    await state.locator('.pager').waitFor()
    const hidden = await state
      .locator('html')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect([table, hidden]).toEqual([table, 0])
  }
  await page.close()
})
