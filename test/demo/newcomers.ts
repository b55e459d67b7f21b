import { afterAll, beforeAll } from 'vitest'
import { createApp } from '../../demo/app'
import type { OpenDatabase } from '../../demo/db/open'
import { demoAccounts } from '../../demo/db/seed'
import { openSeeded } from '../../demo/db/snapshot'
import { Visitor } from './visitor'

/** The cookie that holds who is signed in. */
export const SESSION = 'ndt_session'

/** Opens a seeded database for the tests of a file; each visitor has a site of its own. */
export function useNewcomers() {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openSeeded()
  }, 120_000)
  afterAll(() => database.close())

  /** Somebody whom the site has not seen yet, so that no test runs into another's rate limit. */
  const visitor = (options: { secureCookies?: boolean } = {}) =>
    new Visitor(createApp({ db: database.db, ...options }))

  /** The job seeker, signed in. */
  async function signedIn(): Promise<Visitor> {
    const amara = visitor()
    await amara.signIn(demoAccounts.user)
    return amara
  }

  return { visitor, signedIn }
}
