import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { mockSite } from '../../cli/mock/server'
import { CSP } from '../pages/fixtures/site'
import { newPage, type Visitor } from '../pages/support'

/** A page with all that it needs, of which a test breaks one thing. */
export const parts = {
  user: `<meta name="user" content='{"id": 7, "first_name": "Amara"}'>`,
  token: '<meta name="csrf-token" content="a-token">',
  settings: '<script type="application/json" data-ndt-config>{}</script>',
  sheet: '<link rel="stylesheet" href="/dist/ndt.css">',
  inspector: '<script type="module" src="/dist/inspect.js"></script>',
  loader: '<script type="module" src="/dist/ndt.js"></script>',
  body: '<ndt-saved-panel><a href="/jobs">Your jobs</a></ndt-saved-panel>',
}

/** What of the page is another, and how its server answers. */
export interface Broken {
  page?: Partial<typeof parts>
  csp?: string
  /** Answers in place of the example; a file of `dist`, or a call. */
  answer?: (url: URL, request: Request) => Response | Promise<Response> | undefined
  /** Scripts of the page's own, by path. */
  scripts?: Record<string, string>
  /** What its author or visitor does. */
  act?: (page: Page) => Promise<unknown>
}

/** Opens the page with the inspector on it; everything else is as it should be. */
export async function openInspected(broken: Broken = {}, visitor?: Visitor): Promise<Page> {
  const page = await newPage(visitor)
  await page.goto(await serveInspected(broken))
  await broken.act?.(page)
  return page
}

/** The inspector's panel. */
export const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'NDT inspector' })

/** Serves that page; resolves to its address. */
export async function serveInspected({
  page,
  csp = CSP,
  answer,
  scripts = {},
}: Broken): Promise<string> {
  const backend = mockSite('dist')
  const { body, ...head } = { ...parts, ...page }
  const html = `<!doctype html><html lang="en"><head><title>A page</title>
${Object.values(head).join('\n')}</head><body>
${body}
</body></html>`
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const url = new URL(request.url)
      const type = url.pathname in scripts ? 'text/javascript' : 'text/html'
      const own = url.pathname === '/' ? html : scripts[url.pathname]
      if (own !== undefined)
        return new Response(own, {
          headers: { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': csp },
        })
      if (url.pathname === '/favicon.ico') return new Response(null, { status: 204 })
      const given = answer?.(url, request)
      if (given) return given
      url.pathname = url.pathname.replace(/^\/dist\//, '/ndt/')
      return backend.fetch(new Request(url, request))
    },
  })
  await new Promise<void>(resume => server.once('listening', resume))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
