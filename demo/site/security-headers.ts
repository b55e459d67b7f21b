import { createMiddleware } from 'hono/factory'
import type { Env } from '../auth/env'

const CSP = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `media-src 'self' blob:`,
  `connect-src 'self'`,
  `font-src 'self'`,
  `require-trusted-types-for 'script'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/**
 * Puts the same strict headers on every answer: nothing inline, nothing from elsewhere, no frames.
 * An uploaded file brings a policy of its own.
 */
export const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next()
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', CSP)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Frame-Options', 'DENY')
  c.header('Referrer-Policy', 'same-origin')
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
  c.header('Cross-Origin-Resource-Policy', 'same-origin')
  c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  if (c.get('secureCookies')) c.header('Strict-Transport-Security', 'max-age=31536000')
})
