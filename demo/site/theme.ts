import { Hono } from 'hono'
import { giveCookie } from '../auth/cookies'
import type { Env } from '../auth/env'
import { safeNext } from '../auth/next'
import { themes } from './view'

/** `POST /theme`: remembers whether a visitor wants the pages light or dark. */
export const theme = new Hono<Env>().post('/', async c => {
  const { theme, back } = await c.req.parseBody()
  const chosen = themes.find(name => name === theme)
  if (chosen) giveCookie(c, 'theme', chosen, { maxAge: 31536000 })
  return c.redirect(safeNext(String(back)) ?? '/', 303)
})
