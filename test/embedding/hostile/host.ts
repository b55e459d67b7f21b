import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { enter } from '../../pages/dashboard'
import { demo, type Visitor } from '../../pages/support'

const TYPES = { css: 'text/css', js: 'text/javascript', html: 'text/html; charset=utf-8' }

/** What a host's page has around our tags. */
export interface HostPage {
  body: string
  head?: string
  /** Empty for quirks mode. */
  doctype?: string
  /** What the host serves below `/host/`: a file, or a text. */
  files?: Record<string, string | URL>
  /** For libraries that a policy such as ours would stop. */
  policy?: 'none'
}

/** The tags' own two lines, as a page author writes them. */
export const OURS =
  '<link rel="stylesheet" href="/dist/ndt.css"><script type="module" src="/dist/ndt.js"></script>'

/** Opens a page of some host for the demo's job seeker, with the demo behind its tags. */
export async function openHost(host: HostPage, visitor: Visitor = {}): Promise<Page> {
  const page = await enter({ reducedMotion: true, ...visitor })
  await page.route('**/host/*', async route => {
    const name = new URL(route.request().url()).pathname.replace('/host/', '')
    const given = host.files![name]!
    const body = given instanceof URL ? await readFile(given, 'utf8') : given
    const contentType = TYPES[name.split('.').pop() as keyof typeof TYPES]
    await route.fulfill({ contentType, body })
  })
  await page.route('**/creator', async route => {
    const response = await route.fetch()
    const [user = ''] = /<meta name="user"[^>]*>/.exec(await response.text()) ?? []
    const headers = { ...response.headers() }
    if (host.policy === 'none') delete headers['content-security-policy']
    const { doctype = '<!doctype html>', head = '', body } = host
    const html = `${doctype}<html lang="en"><head><meta charset="utf-8"><title>Host</title>${user}${head}${OURS}</head><body>${body}</body></html>`
    await route.fulfill({ response, headers, body: html })
  })
  await page.goto(demo('/creator'))
  return page
}
