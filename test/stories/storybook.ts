import type { Browser, FrameLocator, Page } from 'playwright-core'

/** A page of Storybook, and what it shows. */
export interface Opened {
  page: Page
  shown: FrameLocator
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
