import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { mockSite } from '../../cli/mock/server'
import { CSP } from '../pages/fixtures/site'
import { newPage, type Visitor } from '../pages/support'

/** The head that the examples of the docs stand below. */
export const HEAD = `<link rel="stylesheet" href="/assets/ndt/ndt.css">
  <script type="module" src="/assets/ndt/ndt.js"></script>`

/** A page of somebody who follows the docs: an example in its body, or as the whole of it. */
export async function openExample(example: string, visitor?: Visitor): Promise<Page> {
  const page = await newPage(visitor)
  await page.goto(await serveExample(wholePage(example)))
  return page
}

/** What a whole page needs besides. */
interface Surroundings {
  /** Its own scripts and sheets, by their paths. */
  scripts?: Record<string, string>
  path?: string
  cookie?: { name: string; value: string }
}

/** The same under the strictest policy. */
export async function openStrictly(html: string, around: Surroundings = {}): Promise<Page> {
  const page = await newPage()
  const policy = { 'Content-Security-Policy': CSP }
  const url = await serveExample(html, around, policy)
  if (around.cookie) await page.context().addCookies([{ ...around.cookie, url }])
  await page.goto(url)
  return page
}

function wholePage(example: string): string {
  if (example.startsWith('<!doctype')) return example
  if (example.startsWith('<html')) return `<!doctype html>${example}`
  const inside = example.includes('<head>')
    ? example
    : `<head>${HEAD}</head><body>${example}</body>`
  return `<!doctype html><html lang="en">${inside}</html>`
}

/** The head's lines, for an example that is a page's root. */
export const inRoot = (root: string, body: string) =>
  root.replace('</html>', `<head>${HEAD}</head><body>${body}</body></html>`)

/** Serves the page, `dist/` where README puts it, and an example for each call. */
async function serveExample(
  html: string,
  { scripts = {}, path = '/' }: Surroundings = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const backend = mockSite('dist')
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const url = new URL(request.url)
      if (url.pathname === path) {
        return new Response(html, {
          headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
        })
      }
      const own = scripts[url.pathname]
      const type = url.pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
      if (own) return new Response(own, { headers: { 'Content-Type': type } })
      url.pathname = url.pathname.replace(/^\/assets\/ndt\//, '/ndt/')
      return backend.fetch(new Request(url, request))
    },
  })
  await new Promise<void>(resume => server.once('listening', resume))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
}
