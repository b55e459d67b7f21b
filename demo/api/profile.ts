import type { Hono } from 'hono'
import { getProfile, getViewedCompanies } from '../../src/contract'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import { mostViewed } from '../db/queries/companies'
import { readProfile } from '../db/queries/profile'
import { serve } from './serve'

/** Serves what a job seeker reads of their own: profile and viewed companies. */
export function serveProfile(app: Hono<Env>): void {
  const terms = { role: 'user' } as const
  serve(
    app,
    getProfile,
    async ({ db, user }) => {
      const profile = await readProfile(db, user.id)
      if (!profile) throw new Refusal(404, 'There is no profile.')
      return { data: profile }
    },
    terms,
  )
  serve(
    app,
    getViewedCompanies,
    async ({ db, user }) => ({ data: await mostViewed(db, user.id) }),
    terms,
  )
}
