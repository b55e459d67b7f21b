import type { Page } from 'playwright-core'
import { axe } from './support'

/** What stands in no landmark; axe does not know a skip link before a shadow root. */
export async function astray(page: Page): Promise<string[]> {
  const found = await axe(page, { runOnly: ['region'] })
  return found.filter(line => !line.endsWith(' .skip'))
}
