import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createSession, destroySession, hasPasswordYet, readSession } from '../db/queries/sessions'
import type { User as Account } from '../db/queries/users'
import { giveCookie, readCookie } from './cookies'
import { giveToken, isForeign } from './csrf'
import type { Env, Session, User } from './env'
import { Refusal } from './refusal'

const COOKIE = 'ndt_session'
const TOKEN = /^[\w-]{43}$/

/**
 * Finds out whose request this is.
 *
 * Visitors who are not signed in have a session too, of a random number in the cookie and nothing
 * in the database: the CSRF tokens of the sign-in forms are bound to it.
 */
export const loadSession = createMiddleware<Env>(async (c, next) => {
  const token = readCookie(c, COOKIE)
  if (!token || !TOKEN.test(token)) {
    beginAnonymous(c)
    // another site's form comes without the visitor's cookies, and takes none of them away
    if (c.req.method === 'POST' && isForeign(c)) {
      await next()
      c.res.headers.delete('Set-Cookie')
      return
    }
  } else {
    const user = await resume(c, token)
    c.set('user', user)
    if (!user) c.set('session', anonymous(token))
  }
  giveToken(c)
  await next()
})

/**
 * Starts a new session for an account whose password was right. The old one ends: what an attacker
 * planted is worth nothing. A password that was changed since then opens none.
 */
export async function signIn(
  c: Context<Env>,
  account: Pick<Account, 'id' | 'passwordHash'>,
): Promise<User> {
  const db = c.get('db')
  await destroySession(db, c.get('session').token)
  const userAgent = c.req.header('user-agent')?.slice(0, 500)
  const { token, expiresAt } = await createSession(db, account.id, { userAgent })
  // asked once the session is there: a change that comes later ends it with the others
  if (!(await hasPasswordYet(db, account))) {
    await destroySession(db, token)
    throw new Refusal(409, 'The password was changed at this moment. Sign in with the new one.')
  }
  const user = await resume(c, token)
  if (!user) throw new Error(`The session of user ${account.id} did not open.`)
  c.set('user', user)
  giveCookie(c, COOKIE, token, { expires: expiresAt })
  giveToken(c)
  return user
}

/** Ends the session and leaves the visitor with an empty one. */
export async function signOut(c: Context<Env>): Promise<void> {
  await destroySession(c.get('db'), c.get('session').token)
  beginAnonymous(c)
  giveToken(c)
}

function beginAnonymous(c: Context<Env>): void {
  const token = randomBytes(32).toString('base64url')
  c.set('session', anonymous(token))
  c.set('user', null)
  giveCookie(c, COOKIE, token)
}

function anonymous(token: string): Session {
  return { token, secret: token }
}

/** Takes up an open session; null when the token opens none. */
async function resume(c: Context<Env>, token: string): Promise<User | null> {
  const session = await readSession(c.get('db'), token)
  if (!session) return null
  c.set('session', { token, secret: session.csrfSecret })
  const { id, role, email, emailConfirmedAt, firstName, lastName, companyId } = session.user
  return {
    id,
    role,
    email,
    isConfirmed: emailConfirmedAt !== null,
    isMailed: session.isMailed,
    first_name: firstName,
    last_name: lastName,
    about_me: session.about,
    company_id: companyId,
    company_name: session.companyName,
  }
}
