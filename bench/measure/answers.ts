import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'

/** Calls whose answer may be as long as a visitor's cookie says, and that cookie. */
const LONG = {
  '/api/v2/company/product': 'rows',
  '/api/v2/get-skills': 'options',
}

/** What the bench's own answers stand before. */
export const enlarged: MiddlewareHandler = async (c, next) => {
  await next()
  const count = Number(getCookie(c, LONG[c.req.path as keyof typeof LONG] ?? ''))
  if (!count || !c.res.ok) return
  const { data, ...rest } = (await c.res.json()) as { data: { id: number; name: string }[] }
  const longer = Array.from({ length: count }, (_, index) => {
    const entry = data[index % data.length]!
    const turn = Math.floor(index / data.length)
    return turn ? { ...entry, id: 1_000_000 + index, name: `${entry.name} ${turn + 1}` } : entry
  })
  c.res = Response.json({ data: longer, ...rest })
}

/** Puts the dashboard that is written by hand in the place of the widgets. */
export const byHand: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.get('content-type')?.startsWith('text/html')) return
  c.res = new Response(writtenByHand(await c.res.text()), c.res)
}

/** A page of the site with a script that is written by hand in the place of the widgets. */
export const writtenByHand = (html: string) =>
  html
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(
      '<script type="module" src="/dist/ndt.js">',
      '<script type="module" src="/bench/files/dashboard.page.js">',
    )
