import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions, CookiePrefixOptions } from 'hono/utils/cookie'
import type { Env } from './env'

/**
 * What a cookie's name begins with over HTTPS: `__Host-`, so that no other host of the domain, and
 * nobody on the way, can plant one.
 */
export const prefixOf = (c: Context<Env>): CookiePrefixOptions | undefined =>
  c.get('secureCookies') ? 'host' : undefined

/** What every cookie that only the server reads has. */
export const guarded = (c: Context<Env>) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', prefix: prefixOf(c) }) as const

/** Reads a cookie that only the server reads. */
export const readCookie = (c: Context<Env>, name: string): string | undefined =>
  getCookie(c, name, prefixOf(c))

/** Gives the browser a cookie that only the server reads. */
export function giveCookie(
  c: Context<Env>,
  name: string,
  value: string,
  options: Pick<CookieOptions, 'expires' | 'maxAge'> = {},
): void {
  setCookie(c, name, value, { ...guarded(c), ...options })
}

/** Takes such a cookie away. */
export function takeCookie(c: Context<Env>, name: string): void {
  deleteCookie(c, name, guarded(c))
}
