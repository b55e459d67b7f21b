import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Db } from '../db/database'
import { createUser, type User } from '../db/queries/users'
import { companies } from '../db/schema'
import { slugOf } from '../db/seed/text'
import type { companySignUpForm, userSignUpForm } from './forms'

/** Makes a job seeker's account; undefined when the email has one already. */
export function signUpUser(
  db: Db,
  { first_name, last_name, email, password }: v.InferOutput<typeof userSignUpForm>,
): Promise<User | undefined> {
  const lastName = last_name || undefined
  return createUser(db, { role: 'user', email, password, firstName: first_name, lastName })
}

/** Makes a company with its first account, or neither; undefined when the email has one already. */
export async function signUpCompany(
  db: Db,
  { company_name, contact_person_name, email, password }: v.InferOutput<typeof companySignUpForm>,
): Promise<User | undefined> {
  const [firstName = '', ...rest] = contact_person_name.split(/\s+/)
  const lastName = rest.join(' ') || undefined
  return db.transaction(async tx => {
    const [company] = await tx
      .insert(companies)
      .values({
        slug: await freeSlug(tx, company_name),
        name: company_name,
        contactPerson: contact_person_name,
      })
      .returning({ id: companies.id })
    const account = { role: 'company' as const, email, password, firstName, lastName }
    const user = await createUser(tx, { ...account, companyId: company?.id })
    if (!user && company) await tx.delete(companies).where(eq(companies.id, company.id))
    return user
  })
}

/** The name as a part of an address, with a number behind it if another company has that one. */
async function freeSlug(db: Db, name: string): Promise<string> {
  const slug = slugOf(name) || 'company'
  let free = slug
  for (let n = 2; (await db.$count(companies, eq(companies.slug, free))) > 0; n++) {
    free = `${slug}-${n}`
  }
  return free
}
