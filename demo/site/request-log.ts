import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { Env } from '../auth/env'

/**
 * Logs one line a request. Of its address the path alone: a query may hold what was typed, or a token.
 */
export const logRequests = (log: Logger) =>
  createMiddleware<Env>(async (c, next) => {
    const begun = performance.now()
    await next()
    const { status } = c.res
    log[status < 500 ? 'info' : 'error'](
      {
        id: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status,
        ms: Math.round(performance.now() - begun),
        account: c.get('user')?.id,
      },
      'request',
    )
  })

/** What an answer of this status says, where it says that somebody was turned away. */
const refusals: Record<number, string> = {
  401: 'not signed in',
  403: 'refused',
  409: 'refused',
  410: 'used or expired link',
  419: 'forged or expired form',
  429: 'too many tries',
}

/** Where a password is changed, by a page, by a call or by a link. */
const passwords = new Set(['/account/password', '/api/v2/user/change-password', '/reset-password'])

/** Logs who came and went, whose password is another now, and who was turned away: what somebody looks for after a break-in. */
export const logSecurity = (log: Logger) =>
  createMiddleware<Env>(async (c, next) => {
    const before = c.get('user')?.id
    await next()
    const account = c.get('user')?.id
    const { method, path } = c.req
    const event =
      method === 'POST' && passwords.has(path)
        ? eventOfPassword(c.res.status)
        : eventOf(path, c.res.status, before, account)
    if (!event) return
    const who = { account: account ?? before, address: c.get('address') }
    log.warn({ id: c.get('requestId'), event, ...who, path, status: c.res.status }, 'security')
  })

function eventOf(path: string, status: number, before?: number, after?: number) {
  if (before !== after) return after === undefined ? 'signed out' : 'signed in'
  if (status === 422 && path.endsWith('-sign-in')) return 'sign-in refused'
  return refusals[status]
}

const eventOfPassword = (status: number) => {
  if (status < 400) return 'password changed'
  return status === 422 ? 'password refused' : refusals[status]
}
