import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { changePassword, logout } from '../../src/contract'
import type { Env, User } from '../auth/env'
import { setFlash } from '../auth/flash'
import { createRateLimit } from '../auth/rate-limit'
import { signOut } from '../auth/session'
import { hashPassword } from '../db/password'
import { destroyOtherSessions } from '../db/queries/sessions'
import { checkPassword, replacePassword } from '../db/queries/users'
import { serve } from './serve'
import { unfit } from './unfit'

const MIN = 8
const MAX = 200
const CURRENT = 'current_password'
const INCORRECT = 'The :attribute is incorrect.'

/** The Change Password form (R124, Q41). */
export const passwordForm = v.pipe(
  v.object({
    [CURRENT]: v.string(),
    password: v.pipe(
      v.string(),
      v.minLength(MIN, `The :attribute must be at least ${MIN} characters.`),
      v.maxLength(MAX),
    ),
    confirm_password: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      form => form.password === form.confirm_password,
      'The :attribute and password must match.',
    ),
    ['confirm_password'],
  ),
)

/** Serves the password's change and the sign-out. */
export function serveAccount(app: Hono<Env>): void {
  const tries = createRateLimit(10, 15)

  serve(
    app,
    changePassword,
    async ({ c, db, user, body }) => {
      const wait = tries.take(String(user.id))
      if (wait > 0) throw tooOften(c, wait)
      const oldHash = await checkPassword(db, user.id, body[CURRENT])
      if (!oldHash) throw unfit(CURRENT, INCORRECT)
      await replace(c, user, oldHash, body.password)
      tries.clear(String(user.id))
      setFlash(c, 'password-changed')
      return { message: 'Password successfully changed.' }
    },
    { role: 'user', form: passwordForm },
  )

  // It also succeeds for who is signed out already, such as in another tab (R130).
  serve(app, logout, async ({ c }) => {
    await signOut(c)
    return { message: 'Signed out.' }
  })
}

/** Every other session ends; this one stays, for the sign-in page to say what was done (R127, Q41). */
async function replace(c: Context<Env>, user: User, oldHash: string, password: string) {
  const newHash = await hashPassword(password)
  await c.get('db').transaction(async tx => {
    const isDone = await replacePassword(tx, user.id, oldHash, newHash)
    if (!isDone) throw unfit(CURRENT, INCORRECT)
    await destroyOtherSessions(tx, user.id, c.get('session').token)
  })
}

function tooOften(c: Context<Env>, seconds: number) {
  c.header('Retry-After', String(seconds))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return unfit(CURRENT, `Too many attempts. Try again in ${wait}.`, 429)
}
