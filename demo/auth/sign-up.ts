import type * as v from 'valibot'
import { isVisible } from '../api/rules'
import type { Db } from '../db/database'
import { insertCompany, joinCompany } from '../db/queries/company-writes'
import { createUser, type User } from '../db/queries/users'
import type { companySignUpForm, userSignUpForm } from './forms'

/** Makes a job seeker's account, whatever account its address may have: it is not confirmed yet. */
export function signUpUser(
  db: Db,
  { first_name, last_name, email, password }: v.InferOutput<typeof userSignUpForm>,
): Promise<User> {
  const lastName = last_name || undefined
  return createUser(db, { role: 'user', email, password, firstName: first_name, lastName })
}

/** Makes a company with its first account, or neither. */
export function signUpCompany(
  db: Db,
  { company_name, contact_person_name, email, password }: v.InferOutput<typeof companySignUpForm>,
): Promise<User> {
  const [firstName = '', ...rest] = contact_person_name.split(/\s+/).filter(isVisible)
  const lastName = rest.join(' ') || undefined
  const company = { name: company_name, contactPerson: contact_person_name }
  const account = { role: 'company' as const, email, password, firstName, lastName }
  return createUser(db, account, async (tx, userId) =>
    joinCompany(tx, userId, await insertCompany(tx, company)),
  )
}
