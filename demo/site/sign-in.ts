import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { tryPassword } from '../auth/attempts'
import { throwRefused } from '../auth/csrf'
import type { Env } from '../auth/env'
import { takeFlash } from '../auth/flash'
import { blank, readForm, signInForm, type Typed } from '../auth/forms'
import { safeNext, signInUrl } from '../auth/next'
import { createRateLimit, inWords } from '../auth/rate-limit'
import { signIn, signOut } from '../auth/session'
import { authenticate } from '../db/queries/users'
import { logFailure } from '../log'
import type { AccountMails } from '../mail/accounts'
import { homeOf } from './seeker'
import type { Role } from './sign-in-roles'
import { view } from './view'

/** What one showing of the page has to tell. */
interface Showing {
  open: 'sign-in' | 'create'
  typed?: Typed
  next: string | undefined
  notice?: string | undefined
  problem?: string
}

/** Accounts that one address makes: strangers who share it wait a minute at most. */
const signUps = createRateLimit('sign-up address', 20, 1)
/** Accounts that one address makes of one mail address; whose that is signs up from another all the same. */
const namesakes = createRateLimit('sign-up email and address', 10, 60)

/** One role's sign-in page: sign in, or make an account. */
export function signInPages<Form extends v.GenericSchema>(
  role: Role<Form>,
  mails: AccountMails,
): Hono<Env> {
  const nameOf = (c: Context<Env>, email: string) =>
    `${role.name} ${email.replaceAll('\0', '').trim().toLowerCase()} ${c.get('address')}`

  function show(c: Context<Env>, { open, typed = blank, next, ...rest }: Showing, status = 200) {
    const forms =
      open === 'create' ? { signIn: blank, create: typed } : { signIn: typed, create: blank }
    const otherUrl = next ? signInUrl(next, role.other.url) : role.other.url
    return view(c, 'sign-in', { role, open, next: next ?? '', otherUrl, ...forms, ...rest }, status)
  }

  function showAgain(c: Context<Env>, showing: Showing) {
    c.set('again', (problem, status) => show(c, { ...showing, problem }, status))
    throwRefused(c)
  }

  function refuseForNow(c: Context<Env>, showing: Showing, seconds: number) {
    c.header('Retry-After', String(seconds))
    const problem = `Too many attempts. Try again in ${inWords(seconds)}.`
    return show(c, { ...showing, problem }, 429)
  }

  return new Hono<Env>()
    .get(role.signIn, c => {
      const { notice } = takeFlash(c)
      const next = safeNext(c.req.query('next'))
      const user = c.get('user')
      // who has the other role's account may want one of this role too
      if (user?.role === role.name && !notice) return c.redirect(next ?? homeOf(user))
      return show(c, { open: 'sign-in', next, notice })
    })
    .post(role.signIn, async c => {
      const body = await c.req.parseBody()
      const { taken, ...typed } = readForm(signInForm, body)
      const showing = { open: 'sign-in', typed, next: safeNext(String(body['next'])) } as const
      showAgain(c, showing)
      if (!taken) return show(c, showing, 422)
      const claim = { role: role.name, email: taken.email }
      const { wait, found } = await tryPassword(c, claim, () =>
        authenticate(c.get('db'), role.name, taken.email, taken.password),
      )
      if (wait > 0) return refuseForNow(c, showing, wait)
      if (!found) {
        return show(c, { ...showing, problem: 'Email and password do not match an account.' }, 422)
      }
      const user = await signIn(c, found)
      return c.redirect(showing.next ?? homeOf(user), 303)
    })
    .get(role.signUp, c => c.redirect(`${role.signIn}${new URL(c.req.url).search}#create`))
    .post(role.signUp, async c => {
      const body = await c.req.parseBody()
      const { taken, ...typed } = readForm(role.form, body)
      const showing = { open: 'create', typed, next: safeNext(String(body['next'])) } as const
      showAgain(c, showing)
      if (!taken) return show(c, showing, 422)
      const wait =
        (await signUps.take(c.get('db'), c.get('address'))) ||
        (await namesakes.take(c.get('db'), nameOf(c, typed.values['email']!)))
      if (wait > 0) return refuseForNow(c, showing, wait)
      const account = await role.create(c.get('db'), taken, c.get('session').token)
      // from here on it is there, whatever fails: the same form once more would make another
      const values = { email: account.email }
      const notice = 'Your account is made. Sign in to it.'
      showAgain(c, { ...showing, open: 'sign-in', typed: { ...blank, values }, notice })
      // where the address has had its mails of this hour, or it failed, the pages say that none has come
      await mails.confirmation(c, account).catch((error: Error) => logFailure(c, error))
      const user = await signIn(c, account)
      return c.redirect(showing.next ?? homeOf(user), 303)
    })
}

/**
 * `POST /sign-out`: ends the session, without JavaScript. The browser forgets what was typed and not
 * saved, as the widgets' own sign-out does.
 */
export const signOutPage = new Hono<Env>().post('/', async c => {
  await signOut(c)
  c.header('Clear-Site-Data', '"storage"')
  return c.redirect('/', 303)
})
