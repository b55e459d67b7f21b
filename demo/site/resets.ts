import { type Context, Hono } from 'hono'
import { forgive, knowBrowser } from '../auth/attempts'
import { setPassword } from '../auth/change-password'
import { throwRefused } from '../auth/csrf'
import type { Env } from '../auth/env'
import { setFlash } from '../auth/flash'
import { blank, forgotForm, readForm, resetForm } from '../auth/forms'
import { createRateLimit, inWords } from '../auth/rate-limit'
import { Refusal } from '../auth/refusal'
import { readLink } from '../db/queries/links'
import { isConfirmed } from '../db/queries/addresses'
import { logFailure } from '../log'
import type { AccountMails } from '../mail/accounts'
import { roles } from './sign-in-roles'
import { view } from './view'

/** Requests of one address: strangers who share it wait a minute at most. */
const perAddress = createRateLimit('reset address', 20, 1)

const roleOf = (name: unknown) => (name === 'company' ? roles.company : roles.user)

/** `/forgot-password` and `/reset-password`: a new password by mail. */
export function resets(mails: AccountMails): Hono<Env> {
  return new Hono<Env>()
    .get('/forgot-password', c =>
      view(c, 'forgot-password', { role: roleOf(c.req.query('role')), typed: blank }),
    )
    .post('/forgot-password', async c => {
      const body = await c.req.parseBody()
      const role = roleOf(body['role'])
      const { taken, ...typed } = readForm(forgotForm, body)
      c.set('again', (problem, status) =>
        view(c, 'forgot-password', { role, typed, problem }, status),
      )
      throwRefused(c)
      if (!taken) return view(c, 'forgot-password', { role, typed }, 422)
      const wait =
        (await perAddress.take(c.get('db'), c.get('address'))) ||
        (await mails.reset(c, role.name, taken.email))
      if (wait > 0) {
        c.header('Retry-After', String(wait))
        const problem = `Too many attempts. Try again in ${inWords(wait)}.`
        return view(c, 'forgot-password', { role, typed, problem }, 429)
      }
      return view(c, 'forgot-password', { role, typed, sentTo: taken.email })
    })
    .get('/reset-password', async c => {
      const token = c.req.query('token') ?? ''
      const user = await ownerOf(c, token)
      return view(c, 'reset-password', { role: roles[user.role], link: token, typed: blank })
    })
    .post('/reset-password', async c => {
      const body = await c.req.parseBody()
      const token = String(body['token'])
      const user = await ownerOf(c, token)
      const role = roles[user.role]
      const { taken, ...typed } = readForm(resetForm, body)
      c.set('again', (problem, status) =>
        view(c, 'reset-password', { role, link: token, typed, problem }, status),
      )
      throwRefused(c)
      if (!taken) return view(c, 'reset-password', { role, link: token, typed }, 422)
      const db = c.get('db')
      const by = { link: token }
      let isOwn = false
      const isDone = setPassword(db, user.id, user.passwordHash, taken.password, by, async tx => {
        await forgive(c, user, tx)
        isOwn = await isConfirmed(tx, user.id)
        await mails.passwordChanged(c, { ...user, isConfirmed: isOwn }, tx)
      })
      if (!(await isDone)) throw EXPIRED
      mails.send(c)
      // one that is not known is a stranger's, and signs in all the same
      if (isOwn) await knowBrowser(c, user).catch((error: Error) => logFailure(c, error))
      setFlash(c, 'password-changed')
      return c.redirect(role.signIn, 303)
    })
}

const EXPIRED = new Refusal(410, 'Ask for a new one: each link works once, and for an hour.')

async function ownerOf(c: Context<Env>, token: string) {
  const user = await readLink(c.get('db'), token, 'reset')
  if (!user) throw EXPIRED
  return user
}
