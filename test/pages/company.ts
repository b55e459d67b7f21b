import type { Page } from 'playwright-core'
import { enter, type Member } from './dashboard'
import { demo } from './support'

/** Opens a page of a company's area, and waits for its tag; Meridian's with 64 products, unless it is said. */
export async function openCompany(path: string, tag: string, member: Member = {}): Promise<Page> {
  const page = await enter({ account: 'company', ...member })
  await showCompany(page, path, tag)
  return page
}

/** Goes to a page of a company's area, and waits until its tag shows what it has to show. */
export async function showCompany(page: Page, path: string, tag: string): Promise<void> {
  await page.goto(demo(path))
  await page.waitForFunction(tag => {
    const root = globalThis.document.querySelector(tag)?.shadowRoot
    return root?.querySelector('.ndt:not([hidden])') && !root.querySelector('[aria-busy=true]')
  }, tag)
}
