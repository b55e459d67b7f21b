import type { Context } from 'hono'
import { giveCookie, readCookie, takeCookie } from './cookies'
import type { Env } from './env'

/** What can be said once, on the next page. */
const MESSAGES = {
  'address-confirmed': 'Your address is confirmed.',
  'password-changed': 'Password successfully changed.',
  'mail-sent': 'The mail is on its way.',
  'signed-out': 'Signed out there.',
  added: 'Added.',
  saved: 'Saved.',
  published: 'Published.',
  unpublished: 'Unpublished.',
  deleted: 'Deleted.',
  gone: 'It is no longer in the list.',
  'changed-elsewhere': 'This was changed elsewhere in the meantime. Look at it again.',
} as const

/** What can be said. */
export type FlashKey = keyof typeof MESSAGES

const COOKIE = 'flash'

/** Has the next page that shows notices say this, once. */
export function setFlash(c: Context<Env>, message: FlashKey): void {
  giveCookie(c, COOKIE, message, { maxAge: 60 })
}

/** What there is to say, of what was done or of what was not, which is then forgotten. */
export function takeFlash(c: Context<Env>): { notice?: string; refused?: string } {
  const key = readCookie(c, COOKIE)
  if (key === undefined) return {}
  takeCookie(c, COOKIE)
  if (!Object.hasOwn(MESSAGES, key)) return {}
  const message = MESSAGES[key as FlashKey]
  return key === 'changed-elsewhere' ? { refused: message } : { notice: message }
}
