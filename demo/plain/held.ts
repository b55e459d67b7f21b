import type { Context } from 'hono'
import type { Env, User } from '../auth/env'
import { view } from '../site/view'
import { holdsFile, textOf } from './reading'

/** Whose a form is that is opened now: their company's, or their own while they have none. */
export const ownerOf = ({ id, company_id: company }: User): string =>
  company === null ? `account ${id}` : `company ${company}`

/**
 * A form that was opened for another company, on a page that keeps what was typed until somebody of that
 * one is signed in again: saved now, it would be laid over this one's.
 */
export function heldForm(c: Context<Env>): Response | undefined {
  const given = c.get('form')
  const user = c.get('user')
  const owner = given && textOf(given['owner'])
  if (!given || isOf(user, owner, !!c.get('refused'))) return undefined
  // one that does not say whose it is says from now on that it is nobody's here
  const { _token, ...typed } = given
  typed['owner'] = owner || 'unknown'
  const files = Object.values(typed).some(holdsFile) ? ' Its files have to be chosen again.' : ''
  const who = user ? `You are signed in as ${user.email}, and this` : 'You are signed out, and this'
  const message = `${who} form was opened as another account: nothing of it is saved. Sign in as that one in another tab, then send it again here.${files}`
  const title = 'Opened as another account'
  return view(c, 'refusal', { title, message, held: [...fieldsIn(typed)] }, 419)
}

/** Whether a form is this account's; one that does not say whose it is, if it was opened in this session. */
function isOf(user: User | null, owner: string | undefined, isOfAnotherSession: boolean): boolean {
  if (!owner) return !isOfAnotherSession
  // the company may have been made since
  return !!user && (owner === ownerOf(user) || owner === ownerOf({ ...user, company_id: null }))
}

/** The texts of a form under the names that it came with. */
function* fieldsIn(given: unknown, name = ''): Generator<[name: string, text: string]> {
  if (typeof given === 'string') yield [name, given]
  else if (given && !(given instanceof File))
    for (const [key, value] of Object.entries(given)) {
      yield* fieldsIn(value, name ? `${name}[${key}]` : key)
    }
}
