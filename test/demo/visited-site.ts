import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../../demo/app'
import type { OpenDatabase } from '../../demo/db/open'
import { listJobs } from '../../demo/db/queries/jobs'
import { demoAccounts } from '../../demo/db/seed'
import { borrow } from './database'
import { Visitor } from './visitor'
import { userOf } from '../support/user-of'

/** The seeded site, and who visits its pages: a guest, a job seeker, a company's account. */
export interface VisitedSite extends Pick<OpenDatabase, 'db'> {
  guest: Visitor
  amara: Visitor
  ingrid: Visitor
}

/** Opens a site for the tests of a file, and signs its visitors in. */
export function useVisitors(): VisitedSite {
  const site = {} as VisitedSite
  let database: OpenDatabase
  beforeAll(async () => {
    database = await borrow('small')
    const app = createApp({ db: database.db })
    const [guest, amara, ingrid] = [new Visitor(app), new Visitor(app), new Visitor(app)]
    await amara.signIn(demoAccounts.user)
    await ingrid.signIn(demoAccounts.company, '/company-sign-in')
    Object.assign(site, { db: database.db, guest, amara, ingrid })
  }, 120_000)
  afterAll(() => database.close())
  return site
}

/** The job seeker's account. */
export async function amaraOf({ db }: VisitedSite) {
  return userOf(db, demoAccounts.user.email)
}

/** The newest jobs, as the job seeker sees them. */
export async function newestJobs(site: VisitedSite, size = 10) {
  const { id } = await amaraOf(site)
  return (await listJobs(site.db, { size, userId: id })).items
}
