import { afterAll, beforeAll } from 'vitest'
import { createApp, type AppOptions } from '../../demo/app'
import type { OpenDatabase } from '../../demo/db/open'
import { demoAccounts } from '../../demo/db/seed'
import { borrow } from './database'
import { Visitor } from './visitor'

/** The cookie that holds who is signed in. */
export const SESSION = 'ndt_session'

/** Opens a seeded database for the tests of a file; each visitor has a site of its own. */
export function useNewcomers() {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await borrow('small')
  }, 120_000)
  afterAll(() => database.close())

  /** Somebody whom the site has not seen yet, and at an address of their own unless it says another. */
  const visitor = (options: Partial<AppOptions> = {}, address?: string) =>
    new Visitor(createApp({ db: database.db, ...options }), address)

  /** The job seeker, signed in. */
  async function signedIn(): Promise<Visitor> {
    const amara = visitor()
    await amara.signIn(demoAccounts.user)
    return amara
  }

  return { visitor, signedIn, db: () => database.db }
}
