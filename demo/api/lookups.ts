import type { Hono } from 'hono'
import {
  getCountries,
  getIndustries,
  getLanguages,
  getPreferenceOptions,
  getProfessions,
  getSkills,
} from '../../src/contract'
import type { Env } from '../auth/env'
import {
  listCountries,
  listIndustries,
  listLanguages,
  listPreferences,
  listProfessions,
  listSkills,
} from '../db/queries/lookups'
import { serve } from './serve'

/** Serves what forms choose from, to everybody; a user also sees the entries that they added (R134). */
export function serveLookups(app: Hono<Env>): void {
  serve(app, getCountries, async ({ db }) => ({ data: await listCountries(db) }))
  serve(app, getPreferenceOptions, async ({ db }) => ({ data: await listPreferences(db) }))
  serve(app, getLanguages, async ({ db, user }) => ({ data: await listLanguages(db, user?.id) }))
  serve(app, getProfessions, async ({ db, user }) => ({
    data: await listProfessions(db, user?.id),
  }))
  serve(app, getIndustries, async ({ db, user }) => ({ data: await listIndustries(db, user?.id) }))
  serve(app, getSkills, async ({ db, user }) => ({ data: await listSkills(db, user?.id) }))
}
