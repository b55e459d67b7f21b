import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { isPlainForm } from '../auth/csrf'
import type { Env } from '../auth/env'
import { limitFields, tooMuch } from '../auth/form-fields'

const limit = bodyLimit({
  maxSize: 256 * 1024,
  onError: () => {
    throw tooMuch()
  },
})

/** Keeps forms without files small, wherever they go, before the token in them is read. */
export const limitForms = createMiddleware<Env>((c, next) =>
  isPlainForm(c) ? limit(c, next) : next(),
)

/** Keeps small what else is sent to a page; to be used behind the calls, which have limits of their own. */
export const limitPages = createMiddleware<Env>(async (c, next) => {
  if (!isPlainForm(c)) return limit(c, next)
  if (c.req.method === 'POST') await limitFields(c)
  return next()
})
