import { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { answerError, api } from '../../demo/api'
import { refuseOtherAccounts } from '../../demo/auth/account'
import { guardWrites, issueToken } from '../../demo/auth/csrf'
import type { Env, Session } from '../../demo/auth/env'
import { loadSession } from '../../demo/auth/session'
import type { Db } from '../../demo/db/database'
import type { OpenDatabase } from '../../demo/db/open'
import { createSession } from '../../demo/db/queries/sessions'
import * as tables from '../../demo/db/schema'
import { openAccountMails } from '../../demo/mail/accounts'
import { deliverBy } from '../../demo/mail/send'
import { borrow } from './database'
import { openUploads } from './uploads'

const NOBODY: Session = { token: 'n'.repeat(43), secret: 'n'.repeat(43) }

/** What a test asks the API for. */
export interface Request {
  /** The session to ask in; nobody's, when left out. */
  as?: Session
  form?: Record<string, string>
  multipart?: Record<string, string | File>
  json?: unknown
  headers?: Record<string, string>
  /** Leaves the CSRF token out. */
  forged?: boolean
}

/** A site of nothing but some calls, behind the guards that the whole site has. */
export function siteOf(db: Db, register: (app: Hono<Env>) => unknown): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('db', db)
    c.set('origin', 'http://localhost')
    c.set('address', 'local')
    c.set('secureCookies', false)
    await next()
  })
  app.use(loadSession, refuseOtherAccounts, guardWrites)
  register(app)
  return app.onError(answerError)
}

/** Sends a request as the client would. */
export async function send(app: Hono<Env>, method: string, path: string, request: Request = {}) {
  const { as = NOBODY, form, multipart, json, forged = false, headers = {} } = request
  const body = form ? new URLSearchParams(form) : multipart ? formData(multipart) : undefined
  return app.request(path, {
    method,
    body: json === undefined ? body : JSON.stringify(json),
    headers: {
      Cookie: `ndt_session=${as.token}`,
      'X-Requested-With': 'XMLHttpRequest',
      ...(!forged && { 'X-XSRF-TOKEN': issueToken(as) }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  })
}

/** Sends a request, and reads what a call answers. */
export async function ask(app: Hono<Env>, method: string, path: string, request: Request = {}) {
  const response = await send(app, method, path, request)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

function formData(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** A portal of one company, two jobs and a course, with a session for each of its three people. */
export function useWorld() {
  const world = {} as Awaited<ReturnType<typeof populate>> & { app: Hono<Env>; db: Db }
  let database: OpenDatabase
  let home: Awaited<ReturnType<typeof openUploads>>
  beforeAll(async () => {
    home = await openUploads()
    database = await borrow('empty')
    const { db } = database
    const deliver = deliverBy()
    const calls = api(home.uploads, deliver, openAccountMails(deliver))
    const app = siteOf(db, app => app.route('/', calls))
    Object.assign(world, { db, app }, await populate(db))
  }, 30_000)
  afterAll(async () => {
    await database.close()
    await home.close()
  })
  return world
}

async function populate(db: Db) {
  const [company] = await db
    .insert(tables.companies)
    .values({ slug: 'sonda', name: 'Sonda', rating: 4.5, featured: true })
    .returning()
  const companyId = company!.id
  const job = { companyId, location: 'Porto', contract: 'Full time', about: 'Weld testing.' }
  const jobs = await db
    .insert(tables.jobs)
    .values([
      { ...job, slug: 'ut-technician', title: 'UT Technician' },
      { ...job, slug: 'rt-level-ii', title: 'RT Level II' },
    ])
    .returning()
  const [course] = await db
    .insert(tables.courses)
    .values({
      slug: 'paut',
      companyId,
      provider: 'Sonda Academy',
      name: 'PAUT Level 2',
      method: 'UT',
      level: '2',
      location: 'Porto',
      image: '/assets/paut.svg',
      description: 'Phased array.',
      startsOn: '2026-09-01',
      endsOn: '2026-09-05',
      rating: 4.8,
    })
    .returning()
  const person = { passwordHash: 'none', firstName: 'Ana' }
  const users = await db
    .insert(tables.users)
    .values([
      { ...person, role: 'user', email: 'ana@example.com' },
      { ...person, role: 'user', email: 'bo@example.com', firstName: 'Bo' },
      { ...person, role: 'company', email: 'sales@example.com', companyId },
    ])
    .returning()
  const [ana, bo, seller] = await Promise.all(users.map(user => open(db, user.id)))
  await db.insert(tables.profiles).values({ userId: ana!.id, aboutMe: 'UT Level III' })
  return { companyId, jobs, course: course!, ana: ana!, bo: bo!, seller: seller! }
}

async function open(db: Db, id: number): Promise<Session & { id: number }> {
  const { token, csrfSecret } = await createSession(db, id)
  return { id, token, secret: csrfSecret }
}
