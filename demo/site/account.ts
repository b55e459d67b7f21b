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
import { confirmEmail, lockAddress } from '../db/queries/addresses'
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
      if (refusal) throw refusal
      void deliver(db)
      return say(c, 'address-confirmed')
    })
}

const NOT_YOURS = new Refusal(403, 'This link is another account’s. Sign out, and open it again.')
const EXPIRED = new Refusal(410, 'Have a new one sent from the page of your account.')
const TAKEN = new Refusal(
  409,
  'Another account has this address. Sign out, and sign in to that one; you can set a new password for it by mail.',
)

/** Whose a link is. Another account may not use it: a careless click confirms nobody else's. */
async function ownerOf(c: Context<Env>, token: string) {
  const owner = await readLink(c.get('db'), token, 'confirm')
  if (!owner) throw EXPIRED
  const user = c.get('user')
  if (user && user.id !== owner.id) throw NOT_YOURS
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
  undefined,
  'This address is taken',
