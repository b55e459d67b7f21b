import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readCookie } from '../auth/cookies'
import { issueToken } from '../auth/csrf'
import type { Env, User } from '../auth/env'
import { signInUrl } from '../auth/next'
import { escaped } from '../html/sanitise'
import { icon } from './icons'

/** What templates may use by its bare name, beside their own data in `it`. */
const shared = [
  'user',
  'here',
  'pathname',
  'origin',
  'token',
  'hasOutbox',
  'preload',
  'kept',
  'theme',
  'icon',
  'day',
  'days',
  'summary',
  'breakable',
  'initial',
  'json',
  'userMeta',
  'signInUrl',
]

const eta = new Eta({
  views: fileURLToPath(new URL('../pages', import.meta.url)),
  cache: true,
  functionHeader: `const { ${shared.join(', ')} } = it`,
})

/** The themes that a visitor can choose; `auto` follows the system. */
export const themes = ['auto', 'light', 'dark'] as const

/** Answers with a page of `demo/pages`. */
export function view(c: Context<Env>, template: string, data: object = {}, status = 200): Response {
  const { pathname, search } = new URL(c.req.url)
  const user = c.get('user')
  const html = eta.render(template, {
    ...data,
    user,
    here: pathname + search,
    pathname,
    origin: c.get('origin'),
    token: issueToken(c.get('session')),
    hasOutbox: c.get('hasOutbox'),
    preload: c.get('preload'),
    kept: c.get('kept'),
    theme: themes.find(theme => theme === readCookie(c, 'theme')) ?? 'auto',
    icon,
    day,
    days,
    summary,
    breakable,
    initial,
    json,
    userMeta,
    signInUrl,
  })
  c.header('Cache-Control', user ? 'private, no-store' : 'private, no-cache')
  return c.html(html, status as ContentfulStatusCode)
}

/** A date as job seekers read it: DD-MM-YYYY (R17), as HTML that keeps it on one line. */
function day(date: Date | string): string {
  const iso = (typeof date === 'string' ? date : date.toISOString()).slice(0, 10)
  return `<time datetime="${iso}">${iso.split('-').reverse().join('-')}</time>`
}

/** From one day to another, or just the one, as HTML. */
function days(from: string, to: string): string {
  return from === to ? day(from) : `${day(from)} to ${day(to)}`
}

/** The beginning of a text, in whole words, as search engines show it. */
function summary(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > 160 ? line.slice(0, 160).replace(/\W*\s\S*$/, '…') : line
}

/** An address as HTML that goes on at its @ or at a dot where it is too long for its line, and not within a word. */
function breakable(address: string): string {
  return address
    .split(/(?=[@.])/)
    .map(escaped)
    .join('<wbr>')
}

/** The first letter of a name as a reader sees it, `?` for none: what the widgets draw in its place. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return (first?.segment ?? '?').toUpperCase()
}

/** JSON for a `<script type="application/json">`, which no text in it can end. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** What `<meta name="user">` tells the widgets about who is signed in (Q71). */
function userMeta({ id, email, first_name, last_name, about_me, company_name }: User): string {
  return JSON.stringify({ id, email, first_name, last_name, about_me, company_name })
}
