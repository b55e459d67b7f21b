import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Env } from '../auth/env'
import { BROKEN_OFF, isBrokenOff, Refusal, sayWhen } from '../auth/refusal'
import type { FileHome } from '../files/home'
import { logFailure } from '../log'
import type { AccountMails } from '../mail/accounts'
import type { Deliver } from '../mail/send'
import { serveAccount } from './account'
import { serveApplications } from './apply'
import { serveCompanyProfile } from './company-profile'
import { serveExports } from './exports'
import { serveLookups } from './lookups'
import { servePreferences } from './preferences'
import { serveProductLists, serveProductOptions } from './product-lists'
import { serveProducts } from './products'
import { serveProfile } from './profile'
import { serveProfileForms } from './profile-writes'
import { serveSaved } from './saved'
import { serveServices } from './services'
import { Unfit } from './unfit'

/**
 * Every call that the site serves, as an app to mount at the root; it answers in JSON, come what may.
 * Uploads go into `home`, mails by `deliver`, those about accounts by `mails`.
 */
export function api(home: FileHome, deliver: Deliver, mails: AccountMails): Hono<Env> {
  const app = new Hono<Env>()
  serveAccount(app, mails)
  serveApplications(app, home, deliver)
  serveCompanyProfile(app, home)
  serveExports(app)
  serveLookups(app)
  servePreferences(app)
  // The lists first: a product's own path would take their names for its slug.
  serveProductLists(app)
  serveProductOptions(app)
  serveProducts(app, home)
  serveProfile(app)
  serveProfileForms(app, home)
  serveSaved(app)
  serveServices(app, home)
  app.all('/api/*', () => {
    throw new Refusal(404, 'There is no such call.')
  })
  return app.onError(answerError)
}

/** Answers what was refused, and hides what broke: its trace goes to the log alone. */
export function answerError(error: Error, c: Context<Env>): Response {
  c.header('Cache-Control', 'no-store')
  if (error instanceof Unfit) {
    return c.json(error.complaint, error.status as ContentfulStatusCode)
  }
  if (error instanceof Refusal) {
    sayWhen(c, error)
    return c.json({ message: error.message }, error.status as ContentfulStatusCode)
  }
  if (isBrokenOff(c, error)) return c.json({ message: BROKEN_OFF.message }, 400)
  logFailure(c, error)
  return c.json({ message: 'Server Error' }, 500)
}
