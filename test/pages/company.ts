import type { Page } from 'playwright-core'
import { enter, type Member } from './dashboard'
import { demo } from './support'

/** Opens a page of a company's area, and waits for its tag; Meridian's with 64 products, unless it is said. */
export async function openCompany(path: string, tag: string, member: Member = {}): Promise<Page> {
  const page = await enter({ account: 'company', ...member })
  await showCompany(page, path, tag)
  return page
}

/** Goes to a page of a company's area, and waits for its tag. */
export async function showCompany(page: Page, path: string, tag: string): Promise<void> {
  const ready = page.waitForEvent('console', { predicate: m => m.text() === `ready ${tag}` })
  await page.addInitScript(tag => {
    addEventListener('ndt-ready', event => {
      const { detail } = event as CustomEvent<{ tag: string }>
      if (detail.tag === tag) console.info(`ready ${tag}`)
    })
  }, tag)
  await Promise.all([ready, page.goto(demo(path))])
}
