import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Db } from '../db/database'
import { signingKey } from '../db/queries/guides'
import { idOf, newToken } from '../db/queries/sessions'
import type { User as Account } from '../db/queries/users'
import { guarded, prefixOf } from './cookies'
import type { Env } from './env'
import { createRateLimit, type RateLimit } from './rate-limit'

/** The cookie of a browser that has signed in to an account before. */
const COOKIE = 'ndt_device'
const YEAR = 365 * 86_400

/** For strangers, in the order they are asked in: what one refuses, the next does not count. */
const perAddress = createRateLimit('sign-in address', 20, 1)
const perAccountAndAddress = createRateLimit('sign-in account and address', 5, 15)
const perAccount = createRateLimit('sign-in account', 25, 60)
/** For a browser that is known. */
const perDevice = createRateLimit('sign-in device', 10, 15)

/** An account as somebody claims to have it. */
interface Claim {
  role: Account['role']
  email: string
}

/**
 * Lets somebody try a password; answers with the seconds to wait, or what `check` found.
 *
 * Wrong passwords count for the account, wherever they come from. A browser that has signed in to it
 * before is counted alone: no stranger locks an account's owner out, and nobody a neighbour of the
 * same address (OWASP: Slow Down Online Guessing Attacks with Device Cookies). Only a confirmed address
 * makes a browser known: anybody can sign up with another's, and would be counted anew with each sign-in.
 */
export async function tryPassword<T extends Pick<Account, 'emailConfirmedAt'>>(
  c: Context<Env>,
  claim: Claim,
  check: () => Promise<T | undefined>,
): Promise<{ wait: number; found?: T | undefined }> {
  const db = c.get('db')
  const counts = await countsOf(c, claim)
  for (const [limit, key] of counts) {
    const wait = await limit.take(db, key)
    if (wait > 0) return { wait }
  }
  const found = await check()
  if (found) {
    for (const [limit, key] of counts) await limit.giveBack(db, key)
    if (found.emailConfirmedAt) await knowBrowser(c, claim)
  }
  return { wait: 0, found }
}

/** Forgets the wrong passwords of an account, as its owner has just set a new one. */
export async function forgive(c: Context<Env>, claim: Claim, db: Db): Promise<void> {
  await perAccount.clear(db, nameOf(claim))
  await perAccountAndAddress.clear(db, `${nameOf(claim)} ${c.get('address')}`)
}

async function countsOf(c: Context<Env>, claim: Claim): Promise<[RateLimit, string][]> {
  const [name, address] = [nameOf(claim), c.get('address')]
  const [account, device] = (await readDevice(c))?.split('.') ?? []
  if (device && account === idOf(name)) return [[perDevice, device]]
  return [
    [perAddress, address],
    [perAccountAndAddress, `${name} ${address}`],
    [perAccount, name],
  ]
}

const nameOf = ({ role, email }: Claim) => `${role} ${email.trim().toLowerCase()}`

const keyOf = (c: Context<Env>) => signingKey(c.get('db'), 'devices')

async function readDevice(c: Context<Env>): Promise<string | undefined> {
  return (await getSignedCookie(c, await keyOf(c), COOKIE, prefixOf(c))) || undefined
}

/** Has a browser counted alone at an account from now on: whoever uses it has shown to be its owner. */
export async function knowBrowser(c: Context<Env>, claim: Claim): Promise<void> {
  const value = `${idOf(nameOf(claim))}.${newToken()}`
  await setSignedCookie(c, COOKIE, value, await keyOf(c), { ...guarded(c), maxAge: YEAR })
}
