import { type SQL, and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { fileUrl, located } from '../files'
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

/** A job as lists show it. */
export type JobListItem = Awaited<ReturnType<typeof selectJobs>>[number]

/** A job as its own page shows it. */
export type JobDetail = NonNullable<Awaited<ReturnType<typeof findJob>>>

const nobody = 0

async function selectJobs(
  db: Db,
  userId: number | undefined,
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
      isBookmarked: sql<boolean>`${isNotNull(jobBookmarks.userId)}`,
      appliedAt: jobApplications.appliedAt,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(files, eq(files.id, companies.logoId))
    .leftJoin(countries, eq(countries.id, jobs.countryId))
    .leftJoin(
      jobBookmarks,
      and(eq(jobBookmarks.jobId, jobs.id), eq(jobBookmarks.userId, userId ?? nobody)),
    )
    .leftJoin(
      jobApplications,
      and(eq(jobApplications.jobId, jobs.id), eq(jobApplications.userId, userId ?? nobody)),
    )
    .where(where)
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(size)
    .offset(offset)
  return rows.map(({ logo, company, ...job }) => ({
    ...job,
    company: { ...company, logo: fileUrl(logo) },
  }))
}

/** Lists jobs, newest first, with the user's bookmarks and applications. */
export async function listJobs(db: Db, filter: JobFilter = {}): Promise<Page<JobListItem>> {
  const { page, size, offset } = bounds(filter)
  const where = isAsked(filter)
  const items = await selectJobs(db, filter.userId, where, { size, offset })
  return { items, total: await countJobs(db, filter), page, size }
}

/** Finds a job with its texts, skills and company. */
export async function findJob(db: Db, key: Key, userId?: number) {
  const [job] = await selectJobs(db, userId, isKeyOf(jobs, key), { size: 1, offset: 0 })
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
