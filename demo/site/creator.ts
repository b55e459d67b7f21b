import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { signInUrl } from '../auth/next'
import { mostViewed } from '../db/queries/companies'
import { readProfile } from '../db/queries/profile'
import { savedJobs } from '../db/queries/saved'
import { homeOf } from './seeker'
import { view } from './view'

/** `/creator`: the job seeker's dashboard. With `?first-data=inline` the page brings along what its tags would ask for. */
export const creator = new Hono<Env>().get('/', async c => {
  const user = c.get('user')
  const { pathname, search } = new URL(c.req.url)
  if (!user) return c.redirect(signInUrl(pathname + search))
  if (user.role !== 'user') return c.redirect(homeOf(user))
  const db = c.get('db')
  const profile = await readProfile(db, user.id)
  if (!profile) return c.notFound()
  return view(c, 'creator', {
    profile,
    saved: await savedJobs(db, user.id),
    viewed: await mostViewed(db, user.id),
    isInline: c.req.query('first-data') === 'inline',
  })
})
