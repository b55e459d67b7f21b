import type { Db } from '../../database'
import { type Cost, hashPassword } from '../../password'
import { profiles, users } from '../../schema'
import { daysAgo } from '../dates'
import { demoAccounts } from '../demo-accounts'
import { insertActivity } from './activity'
import type { Known } from './known'
import { insertProfile } from './profile'

type Person = Pick<typeof users.$inferInsert, 'role' | 'firstName' | 'lastName' | 'companyId'>

/** Inserts the demo accounts and what they have done on the site. */
export async function insertAccounts(db: Db, now: Date, known: Known, cost?: Cost): Promise<void> {
  /** Somebody whose address was confirmed on the day that the account was made. */
  async function row(account: keyof typeof demoAccounts, day: Date, person: Person) {
    const { email, password } = demoAccounts[account]
    const passwordHash = await hashPassword(password, cost)
    return { ...person, email, passwordHash, createdAt: day, emailConfirmedAt: day }
  }
  const meridian = known.companies('Meridian Weld Laboratories')
  const maasport = known.companies('Maasport Rental')
  const rows = await Promise.all([
    row('user', daysAgo(now, 412, 9), { role: 'user', firstName: 'Amara', lastName: 'Okafor' }),
    row('newcomer', daysAgo(now, 1, 9), {
      role: 'user',
      firstName: 'Jonas',
      lastName: 'Lindqvist',
    }),
    row('company', daysAgo(now, 730, 9), {
      role: 'company',
      firstName: 'Ingrid',
      lastName: 'Solheim',
      companyId: meridian,
    }),
    row('catalogue', daysAgo(now, 655, 9), {
      role: 'company',
      firstName: 'Willem',
      lastName: 'de Graaf',
      companyId: maasport,
    }),
    row('founder', daysAgo(now, 1, 10), {
      role: 'company',
      firstName: 'Solveig',
      lastName: 'Aas',
    }),
    row('colleague', daysAgo(now, 96, 9), {
      role: 'company',
      firstName: 'Erik',
      lastName: 'Dahl',
      companyId: meridian,
    }),
  ])
  const [amara, jonas] = await db.insert(users).values(rows).returning()
  if (!amara || !jonas) throw new Error('The demo accounts were not inserted.')
  await db.insert(profiles).values({ userId: jonas.id })
  await insertProfile(db, amara.id, known)
  await insertActivity(db, now, amara.id, known)
}
