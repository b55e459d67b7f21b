import type { Hono } from 'hono'
import { afterAll, beforeAll, vi } from 'vitest'
import { createApp } from '../../demo/app'
import type { Env, Session } from '../../demo/auth/env'
import type { Db } from '../../demo/db/database'
import type { OpenDatabase } from '../../demo/db/open'
import { readProfile, type Profile } from '../../demo/db/queries/profile'
import { createSession } from '../../demo/db/queries/sessions'
import { demoAccounts } from '../../demo/db/seed'
import type { State } from '../../demo/db/snapshot'
import type { FileHome } from '../../demo/files/home'
import { ask, type Request } from './api-world'
import { borrow } from './database'
import { openUploads, pathsIn } from './uploads'
import { userOf } from '../support/user-of'

/** A session, and whose it is. */
export type Person = Session & { id: number }

/** The whole site, seeded, with a home of its own for uploads. */
export interface Site {
  app: Hono<Env>
  db: Db
  uploads: FileHome
  /** The job seeker who has everything, the one who has nothing, and a company's account. */
  amara: Person
  jonas: Person
  seller: Person
}

/** Opens a site for the tests of a file. */
export function useSite(state: State = 'small'): Site {
  // Files and passwords take their time on a busy machine.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
  const site = {} as Site
  let database: OpenDatabase
  let home: Awaited<ReturnType<typeof openUploads>>
  beforeAll(async () => {
    database = await borrow(state)
    const { db } = database
    home = await openUploads()
    const { uploads } = home
    const [amara, jonas, seller] = await Promise.all(
      [demoAccounts.user, demoAccounts.newcomer, demoAccounts.company].map(({ email }) =>
        enter(db, email),
      ),
    )
    const app = createApp({ db, uploads })
    Object.assign(site, { app, db, uploads, amara, jonas, seller })
  }, 120_000)
  afterAll(async () => {
    await database.close()
    await home.close()
  })
  return site
}

/** A new session of an account. */
export async function enter(db: Db, email: string): Promise<Person> {
  const user = await userOf(db, email)
  const { token, csrfSecret } = await createSession(db, user.id)
  return { id: user.id, token, secret: csrfSecret }
}

/** Sends a call; answers with its status and, when it was refused, what is said of each field. */
export async function post({ app }: Site, path: string, request: Request) {
  const { status, body, headers } = await ask(app, 'POST', path, request)
  return { status, errors: body?.errors as Record<string, string[]>, body, headers }
}

/** A person's profile as it stands. */
export async function profileOf({ db }: Site, { id }: Person): Promise<Profile> {
  return (await readProfile(db, id))!
}

/** Asks for a file as a browser does. */
export function fetchFile({ app }: Site, path: string | null, as?: Person, headers = {}) {
  const cookie = as && { Cookie: `ndt_session=${as.token}` }
  return app.request(path!, { headers: { ...cookie, ...headers } })
}

/** The names of all files that were uploaded and kept. */
export async function stored({ uploads }: Site): Promise<string[]> {
  return (await pathsIn(uploads)).map(path => path.split('/').pop()!)
}
