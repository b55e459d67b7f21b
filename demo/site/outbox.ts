import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { listMails, ownerOf } from '../db/queries/mails'
import { view } from './view'

/**
 * `/outbox`: what the site would send by mail, shown to whoever's action wrote it and to nobody else.
 *
 * With a mail server there is none: a guide's link has to come by the address that was given.
 */
export const outbox = new Hono<Env>().get('/', async c => {
  if (!c.get('hasOutbox')) return c.notFound()
  const owner = ownerOf(c.get('user')?.id, c.get('session').token)
  return view(c, 'outbox', { mails: await listMails(c.get('db'), owner) })
})
