import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'

/** What a server is called on its own machine. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/**
 * Answers under the site's own name and on its own machine alone: the links of mails and pages lead
 * to the host that a request names, and a request may name any.
 */
export function answerKnownHosts(siteUrl?: string, log?: Logger) {
  const known = new Set(LOCAL)
  if (siteUrl) known.add(new URL(siteUrl).hostname)
  return createMiddleware(async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (known.has(hostname)) return next()
    log?.warn({ event: 'unknown host', host: hostname }, 'security')
    return c.text('There is no such site here.', 421)
  })
}
