import { accountOf, type Account } from '../config'
import { ApiError } from '../error'
import { $returns } from '../query'
import { accountTexts } from './account.texts'
import { hideNote, showNote } from './note'
import { readPage, takeToken, tokenOf } from './page'

/** What is known of a page's account. */
interface Standing {
  /** The one that the page was served for. */
  mine: Account
  /** Who is signed in, by the last that another tab, an answer or the page's own address said. */
  signedIn?: Account
  /** The page's own address is to be asked before the next call. */
  isInDoubt?: boolean
}

let standing: Standing = { mine: undefined }
/** How often there was doubt: what was under way then may be answered for another account. */
let doubts = 0
let asking: Promise<void> | undefined

/** Lets the server hold a change against its session (Q107). */
export function accountHeaders(): Record<string, string> {
  const account = accountOf()
  return account ? { 'X-NDT-Account': account } : {}
}

/** Has the page's own address asked before the next call, as a session may have ended. */
export function doubt(): void {
  // there is nothing to learn for a page that holds neither
  if (!accountOf() && !tokenOf(document)) return
  known().isInDoubt = true
  doubts++
}

/**
 * Throws, before anything is sent, where the page's account is not the one that is signed in (Q107).
 *
 * What it returns tells `isSure` when that was.
 */
export async function permit(): Promise<number> {
  if (known().isInDoubt) await ask()
  if (isOurs()) return doubts
  throw known().signedIn ? changed(0) : new ApiError('session', 401, 'The session has ended.')
}

/** Whether there was no doubt since a call was permitted. */
export function isSure(permitted: number): boolean {
  return permitted === doubts
}

/** The failure of a call that was meant for another account than the one that is signed in. */
export function changed(status: number): ApiError {
  doubt()
  const { other } = accountTexts()
  showNote(other)
  return new ApiError('account', status, other)
}

/** Learns from an answer who is signed in, where that is not the page's account. */
export function meet(stranger: string): void {
  known().signedIn = stranger
  changed(200)
}

/** Hears from another tab who is signed in now; the page's own address has the last word. */
export async function hear(account: string | null): Promise<void> {
  const { mine, signedIn = mine, isInDoubt } = known()
  if (account === signedIn && !isInDoubt) return goOn()
  known().signedIn = account
  doubt()
  await ask(true)
  if (isOurs()) return goOn()
  const { other, nobody } = accountTexts()
  showNote(known().signedIn ? other : nobody)
}

/** What is known, for as long as the page is the same account's: some pages replace themselves. */
function known(): Standing {
  const mine = accountOf()
  if (standing.mine !== mine) {
    standing = { mine }
    hideNote()
  }
  return standing
}

/** Whether nothing speaks against a call. */
export function isOurs(): boolean {
  const { mine, signedIn } = known()
  return !mine || signedIn === undefined || signedIn === mine
}

/** Asks the page's own address who is signed in; with news, anew, and only that answer counts. */
function ask(hasNews = false): Promise<void> {
  if (asking && !hasNews) return asking
  const turn: Promise<void> = readPage().then(page => {
    if (asking !== turn) return asking
    asking = undefined
    if (page) learn(page)
  })
  return (asking = turn)
}

/** Takes who is signed in, and the token of the account's new session. */
function learn(page: Document): void {
  const { mine } = known()
  const now = accountOf(page)
  if (mine && now !== undefined) known().signedIn = now
  if (mine && now !== mine) return
  takeToken(page)
  known().isInDoubt = false
  hideNote()
}

/**
 * The page's account is signed in: what its absence had ended begins again.
 *
 * By news or by the visitor's return, and never by another call: a read that is refused whoever is
 * signed in, and one beside it, would set each other off for ever.
 */
export function goOn(): void {
  hideNote()
  $returns.set($returns.get() + 1)
}
