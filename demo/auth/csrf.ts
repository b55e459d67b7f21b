import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Env, Session } from './env'
import { limitFields, mediaTypeOf } from './form-fields'
import { Refusal } from './refusal'

/** The cookie that scripts read the token from, named as in Laravel. */
const COOKIE = 'XSRF-TOKEN'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A token for one page's forms. Each is new, so that a compressed page gives none away byte by byte. */
export function issueToken(session: Session): string {
  const nonce = randomBytes(12).toString('base64url')
  return `${nonce}.${sign(session, nonce)}`
}

/** Whether a token was issued for this very session. */
export function isTokenOf(session: Session, token: string): boolean {
  const [nonce, signature, rest] = token.split('.')
  if (!nonce || !signature || rest !== undefined) return false
  const expected = Buffer.from(sign(session, nonce))
  const actual = Buffer.from(signature)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function sign({ secret }: Session, nonce: string): string {
  return createHmac('sha256', secret).update(`csrf ${nonce}`).digest('base64url')
}

/** Gives the browser the cookie with a token of its current session, unless it has one. */
export function giveToken(c: Context<Env>): void {
  const session = c.get('session')
  if (isTokenOf(session, getCookie(c, COOKIE) ?? '')) return
  const secure = c.get('secureCookies')
  setCookie(c, COOKIE, issueToken(session), { path: '/', sameSite: 'Lax', secure })
}

/**
 * Guards every request that is not a mere read. A form that was read before, as the company area's are, is
 * shown again in this session: its page asks for `refused` first.
 */
export const guardWrites = createMiddleware<Env>(async (c, next) => {
  if (SAFE_METHODS.has(c.req.method)) return next()
  if (c.get('form') && !isForeign(c))
    await check(c).catch(error => c.set('refused', error as Error))
  else await check(c)
  return next()
})

/** Throws why a form that was read before was refused, once its page can show it again. */
export function throwRefused(c: Context<Env>): void {
  const refused = c.get('refused')
  if (refused) throw refused
}

/** Guards a route whose GET changes state (Q49), beside what `guardWrites` guards already. */
export const requireCsrf = createMiddleware<Env>(async (c, next) => {
  await check(c)
  await next()
})

async function check(c: Context<Env>): Promise<void> {
  if (isForeign(c) || !isTokenOf(c.get('session'), await sentToken(c))) {
    throw new Refusal(419, 'CSRF token mismatch.')
  }
}

/** Browsers say where a request comes from; what says nothing is judged by its token alone. */
export function isForeign(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = c.req.header('origin')
  if (origin === undefined) return false
  // The host alone: behind a proxy that ends TLS, the scheme differs.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host
}

async function sentToken(c: Context<Env>): Promise<string> {
  const header = c.req.header('x-xsrf-token') ?? c.req.header('x-csrf-token')
  if (header !== undefined) return header
  if (!isPlainForm(c) && !c.get('form')) return ''
  if (!c.get('form')) await limitFields(c)
  const { _token } = c.get('form') ?? (await c.req.parseBody())
  return typeof _token === 'string' ? _token : ''
}

/** Whether the body is that of a page's own form, without files. */
export const isPlainForm = (c: Context): boolean =>
  mediaTypeOf(c) === 'application/x-www-form-urlencoded'
