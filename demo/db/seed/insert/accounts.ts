import type { Db } from '../../database'
import { type Cost, hashPassword } from '../../password'
import { profiles, users } from '../../schema'
import { daysAgo } from '../dates'
import { demoAccounts } from '../demo-accounts'
import { insertActivity } from './activity'
import type { Known } from './known'
import { insertProfile } from './profile'

/** When an account was made, and its address confirmed. */
const since = (day: Date) => ({ createdAt: day, emailConfirmedAt: day })

/** Inserts the demo accounts and what they have done on the site. */
export async function insertAccounts(db: Db, now: Date, known: Known, cost?: Cost): Promise<void> {
  const [hash, newcomersHash, companysHash, cataloguesHash, foundersHash] = await Promise.all([
    hashPassword(demoAccounts.user.password, cost),
    hashPassword(demoAccounts.newcomer.password, cost),
    hashPassword(demoAccounts.company.password, cost),
    hashPassword(demoAccounts.catalogue.password, cost),
    hashPassword(demoAccounts.founder.password, cost),
  ])
  const [amara, jonas] = await db
    .insert(users)
    .values([
      {
        role: 'user',
        email: demoAccounts.user.email,
        passwordHash: hash,
        firstName: 'Amara',
        lastName: 'Okafor',
        ...since(daysAgo(now, 412, 9)),
      },
      {
        role: 'user',
        email: demoAccounts.newcomer.email,
        passwordHash: newcomersHash,
        firstName: 'Jonas',
        lastName: 'Lindqvist',
        ...since(daysAgo(now, 1, 9)),
      },
      {
        role: 'company',
        email: demoAccounts.company.email,
        passwordHash: companysHash,
        firstName: 'Ingrid',
        lastName: 'Solheim',
        companyId: known.companies('Meridian Weld Laboratories'),
        ...since(daysAgo(now, 730, 9)),
      },
      {
        role: 'company',
        email: demoAccounts.catalogue.email,
        passwordHash: cataloguesHash,
        firstName: 'Willem',
        lastName: 'de Graaf',
        companyId: known.companies('Maasport Rental'),
        ...since(daysAgo(now, 655, 9)),
      },
      {
        role: 'company',
        email: demoAccounts.founder.email,
        passwordHash: foundersHash,
        firstName: 'Solveig',
        lastName: 'Aas',
        ...since(daysAgo(now, 1, 10)),
      },
    ])
    .returning()
  if (!amara || !jonas) throw new Error('The demo accounts were not inserted.')
  await db.insert(profiles).values({ userId: jonas.id })
  await insertProfile(db, amara.id, known)
  await insertActivity(db, now, amara.id, known)
}
