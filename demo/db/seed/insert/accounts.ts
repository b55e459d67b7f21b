import type { Db } from '../../database'
import { hashPassword } from '../../password'
import { profiles, users } from '../../schema'
import { daysAgo } from '../dates'
import { demoAccounts } from '../demo-accounts'
import { insertActivity } from './activity'
import type { Ids } from './ids'
import type { Lookups } from './lookups'
import { insertProfile } from './profile'

/** The numbers of everything that accounts refer to. */
export interface Known extends Lookups {
  companies: Ids
  jobs: Ids
  courses: Ids
}

/** Inserts the demo accounts and what they have done on the site. */
export async function insertAccounts(db: Db, now: Date, known: Known): Promise<void> {
  const [hash, newcomersHash, companysHash, cataloguesHash, foundersHash] = await Promise.all([
    hashPassword(demoAccounts.user.password),
    hashPassword(demoAccounts.newcomer.password),
    hashPassword(demoAccounts.company.password),
    hashPassword(demoAccounts.catalogue.password),
    hashPassword(demoAccounts.founder.password),
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
        createdAt: daysAgo(now, 412, 9),
      },
      {
        role: 'user',
        email: demoAccounts.newcomer.email,
        passwordHash: newcomersHash,
        firstName: 'Jonas',
        lastName: 'Lindqvist',
        createdAt: daysAgo(now, 1, 9),
      },
      {
        role: 'company',
        email: demoAccounts.company.email,
        passwordHash: companysHash,
        firstName: 'Ingrid',
        lastName: 'Solheim',
        companyId: known.companies('Meridian Weld Laboratories'),
        createdAt: daysAgo(now, 730, 9),
      },
      {
        role: 'company',
        email: demoAccounts.catalogue.email,
        passwordHash: cataloguesHash,
        firstName: 'Willem',
        lastName: 'de Graaf',
        companyId: known.companies('Maasport Rental'),
        createdAt: daysAgo(now, 655, 9),
      },
      {
        role: 'company',
        email: demoAccounts.founder.email,
        passwordHash: foundersHash,
        firstName: 'Solveig',
        lastName: 'Aas',
        createdAt: daysAgo(now, 1, 10),
      },
    ])
    .returning()
  if (!amara || !jonas) throw new Error('The demo accounts were not inserted.')
  await db.insert(profiles).values({ userId: jonas.id })
  await insertProfile(db, amara.id, known)
  await insertActivity(db, now, amara.id, known)
}
