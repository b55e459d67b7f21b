import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { listCompanies } from '../db/queries/companies'
import { listCourses } from '../db/queries/courses'
import { listJobs } from '../db/queries/jobs'
import { seekerId } from './seeker'
import { view } from './view'

/** `/`: what is new, and the way to everything else. */
export const home = new Hono<Env>().get('/', async c => {
  const db = c.get('db')
  const userId = seekerId(c)
  return view(c, 'home', {
    jobs: await listJobs(db, { size: 6, userId }),
    courses: await listCourses(db, { size: 4, userId }),
    companies: await listCompanies(db, { size: 8 }),
  })
})
