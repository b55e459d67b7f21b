import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll } from 'vitest'
import { launch } from '../pages/chromium'
import { FOLDER } from './built'
import { serveFolder } from './static-server'

/** A page of Storybook, and what it shows. */
export interface Opened {
  page: Page
  shown: FrameLocator
}

/** Where the built Storybook is served for the tests of a file, and a browser for them; both end with the file. */
export async function startStorybook(): Promise<{ origin: string; browser: Browser }> {
  const { origin, close } = await serveFolder(FOLDER)
  const browser = await launch()
  afterAll(async () => {
    await browser.close()
    close()
  })
  return { origin, browser }
}

/** Opens Storybook as a reader does: with its sidebar, and nothing kept from before. */
export async function openStorybook(
  browser: Browser,
  address: string,
  width = 1280,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.goto(address)
  return { page, shown: page.frameLocator('#storybook-preview-iframe') }
}

/** What was copied last. */
export function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
