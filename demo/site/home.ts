import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { kept } from '../db/kept'
import { listCompanies } from '../db/queries/companies'
import { listCourses } from '../db/queries/courses'
import { listJobs, withMarks } from '../db/queries/jobs'
import { seekerId } from './seeker'
import { view } from './view'

/** `/`: what is new, and the way to everything else. */
export const home = new Hono<Env>().get('/', async c => {
  const db = c.get('db')
  const jobs = await kept(db, 'home jobs', () => listJobs(db, { size: 6 }))
  return view(c, 'home', {
    // the list is everybody's, the marks in it are not
    jobs: { ...jobs, items: await withMarks(db, seekerId(c), jobs.items) },
    courses: await kept(db, 'home courses', () => listCourses(db, { size: 4 })),
    companies: await kept(db, 'home companies', () => listCompanies(db, { size: 8 })),
  })
})
