import type { Db } from '../database'
import { listCompanies } from './companies'
import { listCourses } from './courses'
import { listJobs } from './jobs'

/** Searches jobs, courses and companies at once: the first hits of each and how many there are. */
export async function search(
  db: Db,
  q: string,
  { size = 5, userId }: { size?: number; userId?: number } = {},
) {
  return {
    jobs: await listJobs(db, { q, size, userId }),
    courses: await listCourses(db, { q, size, userId }),
    companies: await listCompanies(db, { q, size }),
  }
}
