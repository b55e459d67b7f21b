import { type Context, Hono } from 'hono'
import { changePassword } from '../auth/change-password'
import type { Env, User } from '../auth/env'
import { setFlash, takeFlash, type FlashKey } from '../auth/flash'
import { blank, changeForm, readForm, type Typed } from '../auth/forms'
import { signInUrl } from '../auth/next'
import { inWords } from '../auth/rate-limit'
import { Refusal } from '../auth/refusal'
import { readLink, takeLink } from '../db/queries/links'
import { destroyOtherSessions, destroyOwnSession, idOf, listSessions } from '../db/queries/sessions'
import { confirmEmail, isConfirmed, lockAddress } from '../db/queries/addresses'
import type { AccountMails } from '../mail/accounts'
import type { Deliver } from '../mail/send'
import { nameOfBrowser } from './browsers'
import { roles } from './sign-in-roles'
import { view } from './view'

const PATH = '/account'

/** `/account`: the address, the password and the sessions of who is signed in, in either role. */
export function account(mails: AccountMails, deliver: Deliver): Hono<Env> {
  return (
    new Hono<Env>()
      .get('/', async c => {
        const user = c.get('user')
        if (!user) return c.redirect(signInUrl(PATH))
        return show(c, user, takeFlash(c))
      })
      // where one of its forms was refused, its address stays
      .on('GET', ['/password', '/sessions', '/confirmation'], c => c.redirect(PATH))
      .post('/password', async c => {
        const user = member(c)
        const { taken, ...typed } = readForm(changeForm, await c.req.parseBody())
        if (!taken) return show(c, user, { typed }, 422)
        const { current_password: current, password } = taken
        const change = await changePassword(c, user, mails, { current, password })
        if (change === 'done') return say(c, 'password-changed')
        if (change !== 'incorrect') return tooOften(c, user, change)
        const errors = { current_password: 'The current password is incorrect.' }
        return show(c, user, { typed: { ...typed, errors } }, 422)
      })
      .post('/sessions', async c => {
        const user = member(c)
        const { id } = await c.req.parseBody()
        const db = c.get('db')
        if (typeof id === 'string') await destroyOwnSession(db, user.id, id.replaceAll('\0', ''))
        else await destroyOtherSessions(db, user.id, c.get('session').token)
        return say(c, 'signed-out')
      })
      .post('/confirmation', async c => {
        const user = member(c)
        // as by the link, in another tab
        if (user.isConfirmed) return say(c, 'address-confirmed')
        const wait = await mails.confirmation(c, user)
        return wait > 0 ? tooOften(c, user, wait) : say(c, 'mail-sent')
      })
      .get('/confirm', async c => {
        const token = c.req.query('token') ?? ''
        const owner = await ownerOf(c, token)
        if (!owner) return answerUsed(c)
        if (c.get('user')) return view(c, 'confirm', { link: token })
        const back = `${PATH}/confirm?${new URLSearchParams({ token })}`
        return c.redirect(signInUrl(back, roles[owner.role].signIn))
      })
      .post('/confirm', async c => {
        const token = String((await c.req.parseBody())['token'])
        member(c)
        const owner = await ownerOf(c, token)
        if (!owner) return answerUsed(c)
        const db = c.get('db')
        const refusal = await db.transaction(async tx => {
          // of two links each would be used up by one, and waited for by the other
          await lockAddress(tx, owner.id)
          if (!(await takeLink(tx, token, 'confirm'))) return EXPIRED
          if (!(await confirmEmail(tx, owner.id))) return TAKEN
        })
        if (refusal === EXPIRED) return answerUsed(c)
        if (refusal) throw refusal
        void deliver(db)
        return say(c, 'address-confirmed')
      })
  )
}

const NOT_YOURS = new Refusal(403, 'This link is another account’s. Sign out, and open it again.')
const EXPIRED = new Refusal(410, 'Have a new one sent from the page of your account.')
const TAKEN = new Refusal(
  409,
  'Another account has this address. Sign out, and sign in to that one; you can set a new password for it by mail.',
  undefined,
  'This address is taken',
)

/**
 * Answers a link that opens nothing, or nothing any more: who has confirmed their address, as by a first
 * click of two, is told so, and others to have a new one.
 */
async function answerUsed(c: Context<Env>): Promise<Response> {
  const user = c.get('user')
  if (user && (await isConfirmed(c.get('db'), user.id))) return say(c, 'address-confirmed')
  throw EXPIRED
}

/** Whose a link is, if anybody's. Another account may not use it: a careless click confirms nobody else's. */
async function ownerOf(c: Context<Env>, token: string) {
  const owner = await readLink(c.get('db'), token, 'confirm')
  const user = c.get('user')
  if (owner && user && user.id !== owner.id) throw NOT_YOURS
  return owner
}

function member(c: Context<Env>): User {
  const user = c.get('user')
  if (!user) throw new Refusal(401, 'Sign in first.')
  return user
}

function say(c: Context<Env>, message: FlashKey) {
  setFlash(c, message)
  return c.redirect(PATH, 303)
}

function tooOften(c: Context<Env>, user: User, seconds: number) {
  c.header('Retry-After', String(seconds))
  return show(c, user, { problem: `Too many attempts. Try again in ${inWords(seconds)}.` }, 429)
}

async function show(
  c: Context<Env>,
  user: User,
  { typed = blank, ...said }: { typed?: Typed; notice?: string | undefined; problem?: string },
  status = 200,
) {
  const here = idOf(c.get('session').token)
  const sessions = (await listSessions(c.get('db'), user.id)).map(({ userAgent, ...session }) => ({
    ...session,
    browser: nameOfBrowser(userAgent),
    isHere: session.id === here,
  }))
  return view(c, 'account', { typed, sessions, ...said }, status)
}
