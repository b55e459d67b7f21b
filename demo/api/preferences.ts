import type { Hono } from 'hono'
import * as v from 'valibot'
import { getPreferences, updatePreferences } from '../../src/contract'
import type { Env } from '../auth/env'
import { arePreferences, chosenPreferences } from '../db/queries/lookups'
import { replacePreferences } from '../db/queries/profile-writes'
import { numbers } from './list-rules'
import { serve } from './serve'
import { unfit } from './unfit'

const role = 'user'

/** What a job seeker wants to hear about (R120). */
export const preferencesForm = v.object({ preferences: numbers })

/** Serves what a job seeker chose to hear about, and the choice (R119, R120). */
export function servePreferences(app: Hono<Env>): void {
  serve(
    app,
    getPreferences,
    async ({ db, user }) => ({ data: await chosenPreferences(db, user.id) }),
    { role },
  )
  serve(
    app,
    updatePreferences,
    async ({ db, user, body: { preferences } }) => {
      if (!(await arePreferences(db, preferences))) {
        throw unfit('preferences', 'The selected :attribute is invalid.')
      }
      await replacePreferences(db, user.id, preferences)
      return { message: 'Your Preferences Saved' }
    },
    { role, form: preferencesForm },
  )
}
