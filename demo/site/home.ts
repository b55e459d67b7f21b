import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { kept } from '../db/kept'
import { listCompanies } from '../db/queries/companies'
import { listCourses } from '../db/queries/courses'
import { listJobs } from '../db/queries/jobs'
import { seekerId } from './seeker'
import { view } from './view'

/** `/`: what is new, and the way to everything else. */
export const home = new Hono<Env>().get('/', async c => {
  const db = c.get('db')
  const userId = seekerId(c)
  const jobs = () => listJobs(db, { size: 6, userId })
  const courses = () => listCourses(db, { size: 4, userId })
  return view(c, 'home', {
    // a job seeker's show what they saved
    jobs: await (userId ? jobs() : kept(db, 'home jobs', jobs)),
    courses: await (userId ? courses() : kept(db, 'home courses', courses)),
    companies: await kept(db, 'home companies', () => listCompanies(db, { size: 8 })),
  })
})
