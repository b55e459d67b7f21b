import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from './env'

/** What can be said once, on the next page. */
const MESSAGES = {
  'password-changed': 'Password successfully changed.',
} as const

const COOKIE = 'flash'

/** Has the next page that shows notices say this, once. */
export function setFlash(c: Context<Env>, message: keyof typeof MESSAGES): void {
  const secure = c.get('secureCookies')
  setCookie(c, COOKIE, message, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 60, secure })
}

/** What there is to say, which is then forgotten. */
export function takeFlash(c: Context<Env>): string | undefined {
  const key = getCookie(c, COOKIE)
  if (key === undefined) return undefined
  deleteCookie(c, COOKIE, { path: '/' })
  return Object.hasOwn(MESSAGES, key) ? MESSAGES[key as keyof typeof MESSAGES] : undefined
}
