import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { changePassword as changeCall, logout } from '../../src/contract'
import { changePassword } from '../auth/change-password'
import { isCommon, TOO_COMMON } from '../auth/common-passwords'
import type { Env } from '../auth/env'
import { setFlash } from '../auth/flash'
import { LONGEST, MIN_PASSWORD } from '../auth/forms'
import { inWords } from '../auth/rate-limit'
import { signOut } from '../auth/session'
import type { AccountMails } from '../mail/accounts'
import { serve } from './serve'
import { unfit } from './unfit'

const CURRENT = 'current_password'
const INCORRECT = 'The :attribute is incorrect.'

const typed = v.pipe(v.string(), v.maxLength(LONGEST))

/** The Change Password form (R124, Q41). */
export const passwordForm = v.pipe(
  v.object({
    [CURRENT]: typed,
    password: v.pipe(
      typed,
      v.minLength(MIN_PASSWORD, `The :attribute must be at least ${MIN_PASSWORD} characters.`),
      v.check(password => !isCommon(password), `The :attribute ${TOO_COMMON}`),
    ),
    confirm_password: typed,
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
export function serveAccount(app: Hono<Env>, mails: AccountMails): void {
  serve(
    app,
    changeCall,
    async ({ c, user, body: { [CURRENT]: current, password } }) => {
      const change = await changePassword(c, user, mails, { current, password })
      if (change === 'incorrect') throw unfit(CURRENT, INCORRECT)
      if (change !== 'done') throw tooOften(c, change)
      // this session stays, for the sign-in page to say what was done (R127, Q41)
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

function tooOften(c: Context<Env>, seconds: number) {
  c.header('Retry-After', String(seconds))
  return unfit(CURRENT, `Too many attempts. Try again in ${inWords(seconds)}.`, 429)
}
