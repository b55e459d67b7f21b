import { type Context, Hono } from 'hono'
import { giveCookie } from '../auth/cookies'
import type { Env } from '../auth/env'
import { safeNext } from '../auth/next'
import { themes } from './view'

/** `POST /theme`: remembers whether a visitor wants the pages light or dark. */
export const theme = new Hono<Env>().post('/', async c =>
  c.redirect(remember(c, await c.req.parseBody()), 303),
)

/** Takes the form of a look; gives the page that it stood on. */
export function remember(c: Context<Env>, { theme, back }: Record<string, unknown>): string {
  const chosen = themes.find(name => name === theme)
  if (chosen) giveCookie(c, 'theme', chosen, { maxAge: 31536000 })
  return safeNext(String(back)) ?? '/'
}
