import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { search as findAll } from '../db/queries/search'
import { termsIn } from '../db/queries/pages'
import { readAsked } from './lists'
import { seekerId } from './seeker'
import { view } from './view'

/** `/search?q=`: jobs, courses and companies, the first of each and how many there are. */
export const search = new Hono<Env>().get('/', async c => {
  const { q } = readAsked(c)
  if (!q) return view(c, 'search', { q, terms: [], total: 0, groups: [] })
  const found = await findAll(c.get('db'), q, { userId: seekerId(c) })
  const query = new URLSearchParams({ q })
  const groups = [
    { as: 'job', title: 'NDT Jobs', all: `/ndt-jobs?${query}`, ...found.jobs },
    { as: 'course', title: 'NDT Courses', all: `/ndt-courses?${query}`, ...found.courses },
    { as: 'company', title: 'NDT Companies', all: `/ndt-companies?${query}`, ...found.companies },
  ]
  const total = groups.reduce((sum, { total }) => sum + total, 0)
  return view(c, 'search', { q, terms: termsIn(q), groups, total })
})
