import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { fileUrl, located } from '../files'
import { prepared } from '../prepared'
import {
  companies,
  courseBookmarks,
  courseRegistrations,
  courses,
  files,
  jobApplications,
  jobBookmarks,
  jobs,
} from '../schema'

/** The filter of the saved panel (R86): 0 bookmarked, 1 applied or registered, 2 both. */
export type SavedFilter = 0 | 1 | 2

const stateOf = (moment: Date | null) => (moment ? { date: moment.toISOString() } : null)

/** The jobs that a user bookmarked or applied to, latest first, as the contract has them (R93). */
export async function savedJobs(db: Db, userId: number, filter: SavedFilter = 2) {
  const rows = await prepared(db, `saved jobs ${filter}`, () =>
    selectSavedJobs(db, filter),
  ).execute({
    userId,
  })
  return rows.map(({ logo, appliedAt, ...job }) => ({
    ...job,
    is_applied: stateOf(appliedAt),
    company_profile: { company_logo: fileUrl(logo) },
  }))
}

function selectSavedJobs(db: Db, filter: SavedFilter) {
  const bookmarked = isNotNull(jobBookmarks.userId)
  const applied = isNotNull(jobApplications.userId)
  const userId = sql.placeholder('userId')
  return db
    .select({
      id: jobs.id,
      job_title: jobs.title,
      job_slug: jobs.slug,
      job_company_name: companies.name,
      logo: located,
      appliedAt: jobApplications.appliedAt,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(files, eq(files.id, companies.logoId))
    .leftJoin(jobBookmarks, and(eq(jobBookmarks.jobId, jobs.id), eq(jobBookmarks.userId, userId)))
    .leftJoin(
      jobApplications,
      and(eq(jobApplications.jobId, jobs.id), eq(jobApplications.userId, userId)),
    )
    .where([bookmarked, applied, or(bookmarked, applied)][filter])
    .orderBy(
      desc(sql`greatest(${jobBookmarks.createdAt}, ${jobApplications.appliedAt})`),
      desc(jobs.id),
    )
}

/** The courses that a user bookmarked or registered for, latest first, as the contract has them (R94). */
export async function savedCourses(db: Db, userId: number, filter: SavedFilter = 2) {
  const bookmarked = isNotNull(courseBookmarks.userId)
  const registered = isNotNull(courseRegistrations.userId)
  const rows = await db
    .select({
      id: courses.id,
      course_slug: courses.slug,
      course_name: courses.name,
      course_location: courses.location,
      course_provider: courses.provider,
      rating: courses.rating,
      list_page_mobile_image: courses.image,
      registeredAt: courseRegistrations.registeredAt,
    })
    .from(courses)
    .leftJoin(
      courseBookmarks,
      and(eq(courseBookmarks.courseId, courses.id), eq(courseBookmarks.userId, userId)),
    )
    .leftJoin(
      courseRegistrations,
      and(eq(courseRegistrations.courseId, courses.id), eq(courseRegistrations.userId, userId)),
    )
    .where([bookmarked, registered, or(bookmarked, registered)][filter])
    .orderBy(
      desc(sql`greatest(${courseBookmarks.createdAt}, ${courseRegistrations.registeredAt})`),
      desc(courses.id),
    )
  return rows.map(({ registeredAt, ...course }) => ({
    ...course,
    is_applied: stateOf(registeredAt),
    list_page_mobile_image_webp: null,
  }))
}

/** Saves a job for a user, or no longer; doing so twice changes nothing. False if there is no such job. */
export async function setJobBookmark(
  db: Db,
  userId: number,
  jobId: number,
  bookmarked: boolean,
): Promise<boolean> {
  if ((await db.$count(jobs, eq(jobs.id, jobId))) === 0) return false
  if (bookmarked) await db.insert(jobBookmarks).values({ userId, jobId }).onConflictDoNothing()
  else
    await db
      .delete(jobBookmarks)
      .where(and(eq(jobBookmarks.userId, userId), eq(jobBookmarks.jobId, jobId)))
  return true
}

/** Saves a course for a user, or no longer; doing so twice changes nothing. False if there is no such course. */
export async function setCourseBookmark(
  db: Db,
  userId: number,
  courseId: number,
  bookmarked: boolean,
): Promise<boolean> {
  if ((await db.$count(courses, eq(courses.id, courseId))) === 0) return false
  if (bookmarked)
    await db.insert(courseBookmarks).values({ userId, courseId }).onConflictDoNothing()
  else
    await db
      .delete(courseBookmarks)
      .where(and(eq(courseBookmarks.userId, userId), eq(courseBookmarks.courseId, courseId)))
  return true
}
