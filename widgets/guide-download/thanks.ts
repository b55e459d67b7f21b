import { siteUrl } from '../../src/index'

/** The cookie by which the thank-you page knows that an enquiry was just sent (R282, Q77). */
const MARKER = 'ndt-thank-you'
/** Seconds that it lives. */
const LIFETIME = 300

/** Marks this browser as one that just sent an enquiry. */
export function markThanks(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const cookie = `${MARKER}=1; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`
  // past `<form name="cookie">`
  Reflect.set(Document.prototype, 'cookie', cookie, document)
}

/**
 * Where an enquiry leads: the guide's thank-you page, or the one below this page (R283, Q76).
 *
 * Nowhere from a thank-you page itself. A path that begins with two slashes would be another host's.
 */
export function thanksPath(slug: string | undefined): string | undefined {
  const page = location.pathname.replace(/^\/+/, '/').replace(/\/+$/, '')
  if (page.endsWith('/thank-you')) return undefined
  return `${slug ? siteUrl(`/ndt-guides/${encodeURIComponent(slug)}`) : page}/thank-you`
}
