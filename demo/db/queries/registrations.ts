import { and, eq } from 'drizzle-orm'
import type { Db } from '../database'
import { courseRegistrations, courses } from '../schema'

/** Registers a user for a course, or no longer; doing so twice changes nothing. False if there is no such course. */
export async function setRegistration(
  db: Db,
  userId: number,
  courseId: number,
  registered: boolean,
): Promise<boolean> {
  if ((await db.$count(courses, eq(courses.id, courseId))) === 0) return false
  if (registered)
    await db.insert(courseRegistrations).values({ userId, courseId }).onConflictDoNothing()
  else
    await db
      .delete(courseRegistrations)
      .where(
        and(eq(courseRegistrations.userId, userId), eq(courseRegistrations.courseId, courseId)),
      )
  return true
}
