import { and, eq } from 'drizzle-orm'
import type { Db } from '../database'
import { companies, files, jobApplications, jobs, profiles } from '../schema'
import { fileUrl } from '../files'
import type { StoredFile } from './files'

/** A job as far as applying for it goes, with whether this user did already; undefined for none. */
export async function findJobToApply(db: Db, userId: number, id: number) {
  const [job] = await db
    .select({
      title: jobs.title,
      company: companies.name,
      closesAt: jobs.closesAt,
      applicationId: jobApplications.id,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(
      jobApplications,
      and(eq(jobApplications.jobId, jobs.id), eq(jobApplications.userId, userId)),
    )
    .where(eq(jobs.id, id))
  return job
}

/** The resume in a user's profile, if that is what an address leads to. */
export async function findOwnResume(
  db: Db,
  userId: number,
  url: string,
): Promise<StoredFile | undefined> {
  const [row] = await db
    .select({ resume: files })
    .from(profiles)
    .innerJoin(files, eq(files.id, profiles.resumeId))
    .where(eq(profiles.userId, userId))
  return row && fileUrl(row.resume) === url ? row.resume : undefined
}

/** Records an application; false when this user has applied for this job already. */
export async function recordApplication(
  db: Db,
  application: typeof jobApplications.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(jobApplications)
    .values(application)
    .onConflictDoNothing()
    .returning({ id: jobApplications.id })
  return rows.length > 0
}
