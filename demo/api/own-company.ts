import type { User } from '../auth/env'
import { Refusal } from '../auth/refusal'
import { asId } from '../db/queries/pages'
import { unfit } from './unfit'

/** What is said of a number or a name that stands for nothing to choose. */
export const INVALID = 'The selected :attribute is invalid.'

/** The company of who asks; a number in the request can only repeat it (R7, Q48). */
export function companyOf(user: User, claimed?: number | null): number {
  const { company_id: own } = user
  if (own === null || (claimed && claimed !== own)) {
    throw new Refusal(403, 'This action is unauthorized.')
  }
  return own
}

/** The number within a path; what is none, or too large for one, leads nowhere. */
export function idOf(given: string | undefined, what: string): number {
  const id = asId(given ?? '')
  if (!id) throw missing(what)
  return id
}

/** Another company's is as good as none; the message stands under `errors` too (R195). */
export const missing = (what: string) => unfit(what, `This ${what} does not exist any more.`, 404)
