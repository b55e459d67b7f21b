import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isForeign, isPlainForm } from '../auth/csrf'
import type { Env } from '../auth/env'
import { limitFields } from '../auth/form-fields'
import { safeNext, signInUrl } from '../auth/next'
import { wantsJson } from '../auth/refusal'
import { remember } from './theme'

/** `POST /sign-out` where the session has ended already: there is no token of it any more, and nothing to end. */
const signedOutAlready = createMiddleware<Env>(async (c, next) => {
  if (c.req.method !== 'POST' || c.get('user') || !isPlainForm(c)) return next()
  // for another site's form nothing is forgotten
  if (!isForeign(c)) c.header('Clear-Site-Data', '"storage"')
  return c.redirect('/', 303)
})

type Fields = Record<string, unknown>

/**
 * Leads who sends a form of an account's to `placeOf` it where the session has ended since its page was
 * drawn: its token is of no session any more, and nothing is done.
 */
const leadTo = (placeOf: (c: Context<Env>, form: Fields) => string) =>
  createMiddleware<Env>(async (c, next) => {
    const isPage = isPlainForm(c) && !wantsJson(c)
    if (c.req.method !== 'POST' || c.get('user') || !isPage || isForeign(c)) return next()
    await limitFields(c)
    return c.redirect(placeOf(c, await c.req.parseBody()), 303)
  })

const toSignIn = leadTo((_, { back }) => signInUrl(safeNext(String(back)) ?? '/'))
const toAccount = leadTo((_, { role }) =>
  signInUrl('/account', role === 'company' ? '/company-sign-in' : undefined),
)
const toList = leadTo(c => signInUrl(c.req.path + new URL(c.req.url).search, '/company-sign-in'))
// its page knows whose the link is, and so where they sign in
const toLink = leadTo(
  (c, { token }) => `${c.req.path}?${new URLSearchParams({ token: String(token) })}`,
)

/**
 * A form that anybody may send is read before its token is asked for: its page shows it again, with what was
 * typed and a token of this session.
 */
const keepWords = createMiddleware<Env>(async (c, next) => {
  if (c.req.method !== 'POST' || !isPlainForm(c) || wantsJson(c)) return next()
  await limitFields(c)
  c.set('form', await c.req.parseBody())
  return next()
})

/** What is answered to forms whose session has ended, before their token is asked for. */
export const endedSession = new Hono<Env>()
  .use('/sign-out', signedOutAlready)
  .use('/ndt-jobs/:id{[0-9]{1,9}}/bookmark', toSignIn)
  .use('/ndt-courses/:id{[0-9]{1,9}}/bookmark', toSignIn)
  .use('/ndt-courses/:id{[0-9]{1,9}}/registration', toSignIn)
  .use('/account/password', toAccount)
  .use('/account/sessions', toAccount)
  .use('/account/confirmation', toAccount)
  .use('/account/confirm', toLink)
  .use('/company/products', toList)
  .use('/company/services', toList)
  // a look is no account's
  .use('/theme', leadTo(remember))
  .use('/ndt-guides/:slug', keepWords)
  .use('/user-sign-in', keepWords)
  .use('/user-sign-up', keepWords)
  .use('/company-sign-in', keepWords)
  .use('/company-sign-up', keepWords)
  .use('/forgot-password', keepWords)
  .use('/reset-password', keepWords)
