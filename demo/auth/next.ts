/**
 * The page to go on to after signing in, if it is one of this site.
 *
 * Whatever a browser would read as another site is ignored: `//host`, `/\host`, `/.//host`, a tab
 * between the slashes, a scheme.
 */
export function safeNext(next: string | undefined): string | undefined {
  if (!next?.startsWith('/') || next.length > 2000) return undefined
  const here = 'http://here.invalid'
  if (!URL.canParse(next, here)) return undefined
  const url = new URL(next, here)
  const path = url.pathname + url.search + url.hash
  return url.origin === here && !path.startsWith('//') ? path : undefined
}

/** The address of a sign-in page that leads back to `next`. */
export function signInUrl(next: string, page = '/user-sign-in'): string {
  return `${page}?next=${encodeURIComponent(next)}`
}
