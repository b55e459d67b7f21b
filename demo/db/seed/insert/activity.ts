import { eq } from 'drizzle-orm'
import type { Db } from '../../database'
import * as schema from '../../schema'
import { amara } from '../amara'
import { daysAgo } from '../dates'
import { demoAccounts } from '../demo-accounts'
import { insertDemoFile } from './files'
import type { Known } from './known'

/** Inserts what Amara saved, applied to, registered for and looked at. */
export async function insertActivity(
  db: Db,
  now: Date,
  userId: number,
  known: Known,
): Promise<void> {
  await db.insert(schema.jobBookmarks).values(
    amara.savedJobs.map(({ slug, days }) => ({
      userId,
      jobId: known.jobs(slug),
      createdAt: daysAgo(now, days, 12),
    })),
  )
  await db.insert(schema.courseBookmarks).values(
    amara.savedCourses.map(({ slug, days }) => ({
      userId,
      courseId: known.courses(slug),
      createdAt: daysAgo(now, days, 19),
    })),
  )
  await db.insert(schema.courseRegistrations).values(
    amara.registrations.map(({ slug, days }) => ({
      userId,
      courseId: known.courses(slug),
      registeredAt: daysAgo(now, days, 20),
    })),
  )
  await db.insert(schema.companyViews).values(
    amara.views.map(({ company, days, views }) => ({
      userId,
      companyId: known.companies(company),
      views,
      lastVisitedAt: daysAgo(now, days, 7),
    })),
  )
  for (const application of amara.applications) await apply(db, now, userId, known, application)
}

async function apply(
  db: Db,
  now: Date,
  userId: number,
  known: Known,
  { slug, days, message }: (typeof amara.applications)[number],
): Promise<void> {
  const jobId = known.jobs(slug)
  const appliedAt = daysAgo(now, days, 17, 42)
  const attachmentId = await insertDemoFile(db, {
    userId,
    kind: 'attachment',
    name: 'okafor-resume.pdf',
    mime: 'application/pdf',
    path: 'db/seed/files/okafor-resume.pdf',
    createdAt: appliedAt,
  })
  await db.insert(schema.jobApplications).values({
    userId,
    jobId,
    applicantName: 'Amara Okafor',
    applicantEmail: demoAccounts.user.email,
    contactNumber: '+44 1632 960174',
    message,
    attachmentId,
    appliedAt,
  })
  const [job] = await db
    .select({ title: schema.jobs.title })
    .from(schema.jobs)
    .where(eq(schema.jobs.id, jobId))
  await db.insert(schema.mails).values({
    userId,
    recipient: demoAccounts.user.email,
    subject: `Your application: ${job?.title}`,
    body: `Hello Amara,\n\nyour application for ${job?.title} has reached the company. It will answer you directly.\n`,
    createdAt: appliedAt,
  })
}
