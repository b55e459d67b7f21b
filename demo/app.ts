import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { contextStorage } from 'hono/context-storage'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import { api } from './api'
import { guideEnquiries } from './api/guide-enquiries'
import { refuseOtherAccounts } from './auth/account'
import { addressBy } from './auth/address'
import { guardWrites } from './auth/csrf'
import type { Env } from './auth/env'
import { signInUrl } from './auth/next'
import { loadSession } from './auth/session'
import { limitAccounts } from './auth/under-way'
import type { Db } from './db/database'
import type { FileHome } from './files/home'
import { localHome } from './files/stored'
import { openDesk } from './guides/desk'
import { openAccountMails } from './mail/accounts'
import { deliverBy, type Send } from './mail/send'
import { account } from './site/account'
import { addressesIn } from './site/assets'
import { companies } from './site/companies'
import { companyArea } from './site/company-area'
import { readCompanyForms } from './site/company-uploads'
import { brotli } from './site/compress'
import { courses } from './site/courses'
import { creator } from './site/creator'
import { endedSession } from './site/ended-session'
import { files } from './site/files'
import { guides } from './site/guides'
import { health } from './site/health'
import { home } from './site/home'
import { jobs } from './site/jobs'
import { answerKnownHosts } from './site/known-hosts'
import { limitForms, limitPages } from './site/limit-forms'
import { outbox } from './site/outbox'
import { preloadFrom } from './site/preload'
import { answerError, answerNotFound } from './site/refusals'
import { logRequests, logSecurity } from './site/request-log'
import { resets } from './site/resets'
import { search } from './site/search'
import { searchEngines } from './site/search-engines'
import { homeOf } from './site/seeker'
import { securityHeaders } from './site/security-headers'
import { signInPages, signOutPage } from './site/sign-in'
import { company, seeker } from './site/sign-in-roles'
import { serveFolder } from './site/static'
import { theme } from './site/theme'
import { keptByNobody } from './site/uncached'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** What the site is made with. */
export interface AppOptions {
  db: Db
  /** Whether cookies travel over HTTPS only; as `siteUrl` says, when left out. */
  secureCookies?: boolean | undefined
  /** Where the built widgets lie. */
  distFolder?: string
  /** Where uploaded files lie. */
  uploads?: FileHome
  /** Sends mails; without it they stay in the outbox. */
  send?: Send | undefined
  /** Where the site is; what each request says, when left out. */
  siteUrl?: string | undefined
  /** The proxies whose `X-Forwarded-For` is believed: addresses, subnets, `loopback`. None, when left out. */
  trustProxy?: string | undefined
  /** Where each request is told of; nowhere, when left out. */
  log?: Logger
}

/** The whole demo site: what `server.ts` serves and what tests call without a server. */
export function createApp({
  db,
  distFolder = path('../dist'),
  uploads = localHome,
  send,
  siteUrl,
  secureCookies = !!siteUrl?.startsWith('https:'),
  trustProxy,
  log,
}: AppOptions): Hono<Env> {
  const app = new Hono<Env>()
  const addressOf = addressBy(trustProxy)
  const assetsFolder = path('./assets')
  const preload = preloadFrom(distFolder)
  const kept = addressesIn({ '/dist/': distFolder, '/assets/': assetsFolder })
  app.onError(answerError)
  app.notFound(answerNotFound)

  app.use(keptByNobody)
  app.use(securityHeaders(secureCookies))
  app.route('/', health(db, uploads))
  app.use(requestId())
  if (log) app.use(logRequests(log))
  app.use(answerKnownHosts(siteUrl, log))
  app.use(async (c, next) => {
    c.set('db', db)
    c.set('origin', new URL(siteUrl ?? c.req.url).origin)
    c.set('address', addressOf(c.env?.incoming))
    c.set('secureCookies', secureCookies)
    c.set('hasOutbox', !send)
    c.set('preload', preload)
    c.set('kept', kept)
    await next()
  })
  app.get('/dist/*', serveFolder(distFolder, '/dist/', /^c\//))
  app.get('/assets/*', serveFolder(assetsFolder, '/assets/'))

  app.use(compress())
  app.use(brotli)
  app.route('/', searchEngines)
  app.use(loadSession)
  app.use(contextStorage())
  if (log) app.use(logSecurity(log))
  app.use(async (c, next) => {
    // NUL is the one character that PostgreSQL cannot look for.
    if (c.req.path.includes('\0')) return answerNotFound(c)
    return next()
  })
  app.use(limitAccounts)
  app.use(limitForms)
  app.use(refuseOtherAccounts)
  app.use('/company/*', readCompanyForms)
  app.route('/', endedSession)
  app.use(guardWrites)

  const deliver = deliverBy(send)
  const desk = openDesk(deliver)
  const mails = openAccountMails(deliver)
  app.route('/', guideEnquiries(desk))
  app.route('/', api(uploads, deliver, mails))
  // its forms with files have a limit of their own
  app.route('/company', companyArea(uploads))
  app.use(limitPages)
  app.route('/', home)
  app.route('/', signInPages(seeker, mails))
  app.route('/', signInPages(company, mails))
  app.route('/', resets(mails))
  app.route('/account', account(mails, deliver))
  app.route('/sign-out', signOutPage)
  app.route('/creator', creator)
  app.get('/dashboard/home', c => {
    const user = c.get('user')
    return c.redirect(user ? homeOf(user) : signInUrl('/dashboard/home', company.signIn))
  })
  app.route('/ndt-jobs', jobs)
  app.route('/ndt-courses', courses)
  app.route('/ndt-companies', companies)
  app.route('/ndt-guides', guides(desk))
  app.route('/search', search)
  app.route('/outbox', outbox)
  app.route('/files', files(uploads))
  app.route('/theme', theme)
  return app
}
