import type { Db } from '../../database'
import { courses } from '../../schema'
import { chooser } from '../choose'
import { courses as told } from '../courses'
import { topics } from '../courses/topics'
import { courseDates, dateOf } from '../dates'
import { slugOf } from '../text'
import { type Ids, idsBy } from './ids'
import type { Lookups } from './lookups'

/** Inserts the courses and returns their numbers by slug. */
export async function insertCourses(
  db: Db,
  now: Date,
  { countryId }: Lookups,
  companyId: Ids,
): Promise<Ids> {
  const chooserOf = new Map(
    Object.entries(topics).map(([method, all]) => [method, chooser(all, `topics ${method}`)]),
  )
  const values = told.map(course => {
    const [first, last] = courseDates(now, course.starts, course.days)
    const isOnline = course.at === 'Online'
    return {
      slug: slugOf(course.name),
      companyId: companyId(course.company),
      provider: course.provider ?? course.company,
      name: course.name,
      method: course.method,
      level: course.level,
      location: isOnline ? 'Online' : course.at.slice(0, -3),
      countryId: isOnline ? null : countryId(course.at.slice(-2)),
      image: `/assets/courses/${course.image}.svg`,
      description: course.about,
      topics: course.topics ?? chooserOf.get(course.method)?.(4) ?? [],
      startsOn: dateOf(first),
      endsOn: dateOf(last),
      price: course.price,
      currency: course.currency,
      rating: course.rating,
      numberOfReviews: course.reviews,
    }
  })
  const rows = await db.insert(courses).values(values).returning()
  return idsBy(rows, row => row.slug)
}
