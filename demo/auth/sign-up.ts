import type * as v from 'valibot'
import { isVisible } from '../api/rules'
import type { Db } from '../db/database'
import { insertCompany, joinCompany } from '../db/queries/company-writes'
import { createUser } from '../db/queries/new-users'
import type { User } from '../db/queries/users'
import type { companySignUpForm, userSignUpForm } from './forms'

/** Makes a job seeker's account, whatever account its address may have: it is not confirmed yet. */
export function signUpUser(
  db: Db,
  taken: v.InferOutput<typeof userSignUpForm>,
  session?: string,
): Promise<User> {
  const { first_name, last_name, email, password } = taken
  const lastName = last_name || undefined
  const form = formOf(taken, session)
  return createUser(db, { role: 'user', email, password, firstName: first_name, lastName, ...form })
}

/** Makes a company with its first account, or neither. */
export function signUpCompany(
  db: Db,
  taken: v.InferOutput<typeof companySignUpForm>,
  session?: string,
): Promise<User> {
  const { company_name, contact_person_name, email, password } = taken
  const [firstName = '', ...rest] = contact_person_name.split(/\s+/).filter(isVisible)
  const lastName = rest.join(' ') || undefined
  const company = { name: company_name, contactPerson: contact_person_name }
  const names = { firstName, lastName }
  const account = { role: 'company' as const, email, password, ...names, ...formOf(taken, session) }
  return createUser(db, account, async (tx, userId) =>
    joinCompany(tx, userId, await insertCompany(tx, company)),
  )
}

/** What was typed, and the session that sends it; its password counts as it is stored. */
const formOf = (taken: { password: string }, session?: string) =>
  session === undefined ? {} : { form: JSON.stringify([session, { ...taken, password: '' }]) }
