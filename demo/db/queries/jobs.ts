import { type SQL, and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { fileUrl, located } from '../files'
import { prepared } from '../prepared'
import {
  companies,
  countries,
  files,
  jobApplications,
  jobBookmarks,
  jobs,
  jobSkills,
  skills,
} from '../schema'
import { countJobs, isAsked, type JobFilter } from './job-filters'
import { bounds, isKeyOf, type Key, type Page } from './pages'

/** A job as lists show it, with what a job seeker did about it. */
export type JobListItem = Awaited<ReturnType<typeof selectJobs>>[number] & Marks

/** Whether a job seeker saved a job, and when they applied for it. */
export type Marks = { isBookmarked: boolean; appliedAt: Date | null }

/** A job as its own page shows it. */
export type JobDetail = NonNullable<Awaited<ReturnType<typeof findJob>>>

async function selectJobs(
  db: Db,
  where: SQL | undefined,
  { size, offset }: { size: number; offset: number },
) {
  const rows = await db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      location: jobs.location,
      country: countries.name,
      contract: jobs.contract,
      salary: jobs.salary,
      postedAt: jobs.postedAt,
      closesAt: jobs.closesAt,
      company: { id: companies.id, slug: companies.slug, name: companies.name },
      logo: located,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(files, eq(files.id, companies.logoId))
    .leftJoin(countries, eq(countries.id, jobs.countryId))
    .where(where)
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(size)
    .offset(offset)
  return rows.map(({ logo, company, ...job }) => ({
    ...job,
    company: { ...company, logo: fileUrl(logo) },
  }))
}

/** Jobs with the marks of a job seeker; they have none of nobody's. What is given stays as it is. */
export async function withMarks<Job extends { id: number }>(
  db: Db,
  userId: number | undefined,
  jobs: Job[],
): Promise<(Job & Marks)[]> {
  const none = { isBookmarked: false, appliedAt: null }
  if (userId === undefined || !jobs.length) return jobs.map(job => ({ ...job, ...none }))
  const query = prepared(db, 'marks', () => selectMarks(db))
  const found = await query.execute({ userId, ids: jobs.map(({ id }) => id) })
  const marks = new Map(found.map(({ id, ...own }) => [id, own]))
  return jobs.map(job => ({ ...job, ...(marks.get(job.id) ?? none) }))
}

function selectMarks(db: Db) {
  const userId = sql.placeholder('userId')
  return db
    .select({
      id: jobs.id,
      isBookmarked: sql<boolean>`${isNotNull(jobBookmarks.userId)}`,
      appliedAt: jobApplications.appliedAt,
    })
    .from(jobs)
    .leftJoin(jobBookmarks, and(eq(jobBookmarks.jobId, jobs.id), eq(jobBookmarks.userId, userId)))
    .leftJoin(
      jobApplications,
      and(eq(jobApplications.jobId, jobs.id), eq(jobApplications.userId, userId)),
    )
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')})`)
}

/** Lists jobs, newest first, with the user's bookmarks and applications. */
export async function listJobs(db: Db, filter: JobFilter = {}): Promise<Page<JobListItem>> {
  const { page, size, offset } = bounds(filter)
  const where = isAsked(filter)
  const items = await withMarks(db, filter.userId, await selectJobs(db, where, { size, offset }))
  return { items, total: await countJobs(db, filter), page, size }
}

/** Finds a job with its texts, skills and company. */
export async function findJob(db: Db, key: Key, userId?: number) {
  const found = await selectJobs(db, isKeyOf(jobs, key), { size: 1, offset: 0 })
  const [job] = await withMarks(db, userId, found)
  if (!job) return undefined
  const [detail] = await db
    .select({
      about: jobs.about,
      duties: jobs.duties,
      requirements: jobs.requirements,
      company: {
        shortDescription: companies.shortDescription,
        rating: companies.rating,
        numberOfReviews: companies.numberOfReviews,
      },
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, job.id))
  const wanted = await db
    .select({ id: skills.id, name: skills.name })
    .from(jobSkills)
    .innerJoin(skills, eq(skills.id, jobSkills.skillId))
    .where(eq(jobSkills.jobId, job.id))
    .orderBy(jobSkills.position)
  if (!detail) return undefined
  return { ...job, ...detail, company: { ...job.company, ...detail.company }, skills: wanted }
}
