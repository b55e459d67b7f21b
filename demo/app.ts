import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { api } from './api'
import { guideEnquiries } from './api/guide-enquiries'
import { guardWrites } from './auth/csrf'
import type { Env } from './auth/env'
import { signInUrl } from './auth/next'
import { loadSession } from './auth/session'
import type { Db } from './db/database'
import { openDesk } from './guides/desk'
import { deliverBy, type Send } from './mail/send'
import { companies } from './site/companies'
import { companyArea } from './site/company-area'
import { courses } from './site/courses'
import { creator } from './site/creator'
import { files } from './site/files'
import { guides } from './site/guides'
import { home } from './site/home'
import { jobs } from './site/jobs'
import { limitForms } from './site/limit-forms'
import { outbox } from './site/outbox'
import { answerError, answerNotFound } from './site/refusals'
import { search } from './site/search'
import { searchEngines } from './site/search-engines'
import { homeOf } from './site/seeker'
import { securityHeaders } from './site/security-headers'
import { signInPages, signOutPage } from './site/sign-in'
import { company, seeker } from './site/sign-in-roles'
import { serveFolder } from './site/static'
import { theme } from './site/theme'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** What the site is made with. */
export interface AppOptions {
  db: Db
  /** Whether cookies travel over HTTPS only; set it wherever the site is served over HTTPS. */
  secureCookies?: boolean
  /** Where the built widgets lie. */
  distFolder?: string
  /** Where uploaded files lie. */
  dataFolder?: string
  /** Sends mails; without it they stay in the outbox. */
  send?: Send | undefined
  /** Where the site is; what each request says, when left out. */
  siteUrl?: string | undefined
}

/** The whole demo site: what `server.ts` serves and what tests call without a server. */
export function createApp({
  db,
  secureCookies = false,
  distFolder = path('../dist'),
  dataFolder = path('./.data'),
  send,
  siteUrl,
}: AppOptions): Hono<Env> {
  const app = new Hono<Env>()
  app.onError(answerError)
  app.notFound(answerNotFound)

  app.use(async (c, next) => {
    c.set('db', db)
    c.set('origin', new URL(siteUrl ?? c.req.url).origin)
    c.set('secureCookies', secureCookies)
    c.set('hasOutbox', !send)
    await next()
  })
  app.use(securityHeaders)
  app.get('/dist/*', serveFolder(distFolder, '/dist/', /^c\/.*-[\w-]{6,}\.(js|css)$/))
  app.get('/assets/*', serveFolder(path('./assets'), '/assets/'))

  app.use(compress())
  app.use(loadSession)
  app.use(async (c, next) => {
    // NUL is the one character that PostgreSQL cannot look for.
    if (c.req.path.includes('\0')) return answerNotFound(c)
    return next()
  })
  app.use(limitForms)
  app.use(guardWrites)

  const deliver = deliverBy(send)
  const desk = openDesk(deliver)
  app.route('/', guideEnquiries(desk))
  app.route('/', api(dataFolder, deliver))
  app.route('/', home)
  app.route('/', signInPages(seeker))
  app.route('/', signInPages(company))
  app.route('/sign-out', signOutPage)
  app.route('/creator', creator)
  app.route('/company', companyArea)
  app.get('/dashboard/home', c => {
    const user = c.get('user')
    return c.redirect(user ? homeOf(user) : signInUrl('/dashboard/home', company.signIn))
  })
  app.route('/ndt-jobs', jobs)
  app.route('/ndt-courses', courses)
  app.route('/ndt-companies', companies)
  app.route('/ndt-guides', guides(desk))
  app.route('/search', search)
  app.route('/', searchEngines)
  app.route('/outbox', outbox)
  app.route('/files', files(dataFolder))
  app.route('/theme', theme)
  return app
}
