import { type SQL, and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { companies, countries, courseBookmarks, courseRegistrations, courses } from '../schema'
import { bounds, isKeyOf, type Key, matches, type Page, type Paging } from './pages'

/** Which courses are asked for: all, those of a search, or those of a company; `userId` adds the user's marks. */
export interface CourseFilter extends Paging {
  q?: string | undefined
  companyId?: number | undefined
  userId?: number | undefined
}

/** A course as lists and its own page show it. */
export type Course = Awaited<ReturnType<typeof selectCourses>>[number]

const nobody = 0

const selectCourses = (
  db: Db,
  userId: number | undefined,
  where: SQL | undefined,
  { size, offset }: { size: number; offset: number },
) =>
  db
    .select({
      id: courses.id,
      slug: courses.slug,
      name: courses.name,
      provider: courses.provider,
      method: courses.method,
      level: courses.level,
      location: courses.location,
      country: countries.name,
      image: courses.image,
      description: courses.description,
      topics: courses.topics,
      startsOn: courses.startsOn,
      endsOn: courses.endsOn,
      price: courses.price,
      currency: courses.currency,
      rating: courses.rating,
      numberOfReviews: courses.numberOfReviews,
      company: { id: companies.id, slug: companies.slug, name: companies.name },
      isBookmarked: sql<boolean>`${isNotNull(courseBookmarks.userId)}`,
      registeredAt: courseRegistrations.registeredAt,
    })
    .from(courses)
    .leftJoin(companies, eq(companies.id, courses.companyId))
    .leftJoin(countries, eq(countries.id, courses.countryId))
    .leftJoin(
      courseBookmarks,
      and(eq(courseBookmarks.courseId, courses.id), eq(courseBookmarks.userId, userId ?? nobody)),
    )
    .leftJoin(
      courseRegistrations,
      and(
        eq(courseRegistrations.courseId, courses.id),
        eq(courseRegistrations.userId, userId ?? nobody),
      ),
    )
    .where(where)
    .orderBy(asc(courses.startsOn), asc(courses.id))
    .limit(size)
    .offset(offset)

/** The condition of a course that starts today, by UTC's calendar, or later. */
export const isToCome = () => gte(courses.startsOn, new Date().toISOString().slice(0, 10))

/** Lists courses from today on, by UTC's calendar, the next to start first, with the user's bookmarks and registrations. */
export async function listCourses(db: Db, filter: CourseFilter = {}): Promise<Page<Course>> {
  const { page, size, offset } = bounds(filter)
  const where = and(
    isToCome(),
    matches(filter.q, [courses.search]),
    filter.companyId === undefined ? undefined : eq(courses.companyId, filter.companyId),
  )
  const total = await db.$count(courses, where)
  return {
    items: await selectCourses(db, filter.userId, where, { size, offset }),
    total,
    page,
    size,
  }
}

/** Finds a course. */
export async function findCourse(db: Db, key: Key, userId?: number): Promise<Course | undefined> {
  const where = isKeyOf(courses, key)
  const [course] = await selectCourses(db, userId, where, { size: 1, offset: 0 })
  return course
}
