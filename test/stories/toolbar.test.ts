import { expect, test } from 'vitest'
import { startStorybook } from './storybook'

const { origin, browser } = await startStorybook()

test('what a story of a written tag did stays when the toolbar changes', async () => {
  const page = await browser.newPage()
  await page.goto(`${origin}/iframe.html?id=guides-guide-download--field-errors`)
  const errors = page.locator('ndt-guide-download [aria-invalid=true]')
  await errors.first().waitFor()
  const count = await errors.count()
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, told: object): void }
    }
    channel.emit('updateGlobals', { globals: { theme: 'dark' } })
  })
  await page.locator('html[data-ndt-theme="dark"]').waitFor()
  // a tag that is made anew has no form at first
  await page.waitForTimeout(500)
  expect(await errors.count()).toBe(count)
  await page.close()
})
