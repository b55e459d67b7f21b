import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Env } from '../auth/env'
import { safeNext } from '../auth/next'
import { themes } from './view'

/** `POST /theme`: remembers whether a visitor wants the pages light or dark. */
export const theme = new Hono<Env>().post('/', async c => {
  const { theme, back } = await c.req.parseBody()
  const chosen = themes.find(name => name === theme)
  const secure = c.get('secureCookies')
  if (chosen)
    setCookie(c, 'theme', chosen, { path: '/', sameSite: 'Lax', maxAge: 31536000, secure })
  return c.redirect(safeNext(String(back)) ?? '/', 303)
})
