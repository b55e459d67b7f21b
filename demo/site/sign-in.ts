import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { Env } from '../auth/env'
import { takeFlash } from '../auth/flash'
import { blank, readForm, signInForm, type Typed } from '../auth/forms'
import { safeNext, signInUrl } from '../auth/next'
import { addressOf, createRateLimit } from '../auth/rate-limit'
import { signIn, signOut } from '../auth/session'
import { authenticate } from '../db/queries/users'
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

/** One role's sign-in page: sign in, or make an account. */
export function signInPages<Form extends v.GenericSchema>(role: Role<Form>): Hono<Env> {
  // Per account and address; then per address, against trying one password on many accounts.
  const perAccount = createRateLimit(5, 15)
  const perAddress = createRateLimit(50, 15)

  function show(c: Context<Env>, { open, typed = blank, next, ...rest }: Showing, status = 200) {
    const forms =
      open === 'create' ? { signIn: blank, create: typed } : { signIn: typed, create: blank }
    const otherUrl = next ? signInUrl(next, role.other.url) : role.other.url
    return view(c, 'sign-in', { role, open, next: next ?? '', otherUrl, ...forms, ...rest }, status)
  }

  function refuseForNow(c: Context<Env>, showing: Showing, seconds: number) {
    c.header('Retry-After', String(seconds))
    const minutes = Math.ceil(seconds / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    return show(c, { ...showing, problem: `Too many attempts. Try again in ${wait}.` }, 429)
  }

  return new Hono<Env>()
    .get(role.signIn, c => {
      const notice = takeFlash(c)
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
      if (!taken) return show(c, showing, 422)
      const address = addressOf(c)
      const account = `${taken.email.toLowerCase()} ${address}`
      const wait = Math.max(perAccount.take(account), perAddress.take(address))
      if (wait > 0) return refuseForNow(c, showing, wait)
      const found = await authenticate(c.get('db'), role.name, taken.email, taken.password)
      if (!found) {
        return show(c, { ...showing, problem: 'Email and password do not match an account.' }, 422)
      }
      perAccount.clear(account)
      perAddress.giveBack(address)
      const user = await signIn(c, found.id)
      return c.redirect(showing.next ?? homeOf(user), 303)
    })
    .get(role.signUp, c => c.redirect(`${role.signIn}${new URL(c.req.url).search}#create`))
    .post(role.signUp, async c => {
      const body = await c.req.parseBody()
      const { taken, ...typed } = readForm(role.form, body)
      const showing = { open: 'create', typed, next: safeNext(String(body['next'])) } as const
      if (!taken) return show(c, showing, 422)
      const wait = perAddress.take(addressOf(c))
      if (wait > 0) return refuseForNow(c, showing, wait)
      const account = await role.create(c.get('db'), taken)
      if (!account) {
        const errors = { email: 'The email has already been taken.' }
        return show(c, { ...showing, typed: { ...typed, errors } }, 422)
      }
      const user = await signIn(c, account.id)
      return c.redirect(showing.next ?? homeOf(user), 303)
    })
}

/** `POST /sign-out`: ends the session, without JavaScript. */
export const signOutPage = new Hono<Env>().post('/', async c => {
  await signOut(c)
  return c.redirect('/', 303)
})
