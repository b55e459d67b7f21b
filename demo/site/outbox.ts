import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { signInUrl } from '../auth/next'
import { listMails } from '../db/queries/mails'
import { view } from './view'

/** `/outbox`: what the site would send by mail, for signed-in visitors of this demo. */
export const outbox = new Hono<Env>().get('/', async c => {
  if (!c.get('user')) return c.redirect(signInUrl('/outbox'))
  return view(c, 'outbox', { mails: await listMails(c.get('db')) })
})
