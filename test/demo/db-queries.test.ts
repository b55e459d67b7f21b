// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../demo/db/database'
import type { OpenDatabase } from '../../demo/db/open'
import { findCompany, listCompanies, mostViewed, recordView } from '../../demo/db/queries/companies'
import { findCourse, listCourses } from '../../demo/db/queries/courses'
import { findJob, listJobs } from '../../demo/db/queries/jobs'
import { keyOf } from '../../demo/db/queries/pages'
import {
  savedCourses,
  savedJobs,
  setCourseBookmark,
  setJobBookmark,
} from '../../demo/db/queries/saved'
import { search } from '../../demo/db/queries/search'
import { demoAccounts } from '../../demo/db/seed'
import { borrow } from './database'
import { userOf } from '../support/user-of'

let database: OpenDatabase
let db: Db
let amara: number
let jonas: number

beforeAll(async () => {
  database = await borrow('small')
  db = database.db
  amara = (await userOf(db, demoAccounts.user.email)).id
  jonas = (await userOf(db, demoAccounts.newcomer.email)).id
}, 120_000)
afterAll(() => database.close())

const titles = (jobs: { job_title: string }[]) => jobs.map(job => job.job_title)
const day = 86_400_000

describe('saved jobs and courses', () => {
  test('are filtered by bookmark, application or either, latest first (R86)', async () => {
    expect(titles(await savedJobs(db, amara, 2))).toEqual([
      'Senior PAUT Technician',
      'NDT Level III, Ultrasonics',
      'Rope Access UT Technician',
      'Radiographic Interpreter',
      'Corrosion Mapping Lead',
    ])
    expect(titles(await savedJobs(db, amara, 0))).not.toContain('Radiographic Interpreter')
    const applied = await savedJobs(db, amara, 1)
    expect(titles(applied)).toEqual(['Senior PAUT Technician', 'Radiographic Interpreter'])
    expect(applied.every(job => job.is_applied !== null)).toBe(true)
    const courses = await savedCourses(db, amara, 2)
    expect(courses.map(course => course.is_applied !== null)).toEqual([true, false, true, false])
    expect(await savedCourses(db, amara, 1)).toHaveLength(2)
  })

  test('are the user’s own', async () => {
    expect(await savedJobs(db, jonas, 2)).toEqual([])
    expect(await savedCourses(db, jonas, 2)).toEqual([])
  })

  test('are set and removed as often as one likes, and an application stays (Q2, Q28)', async () => {
    const [first] = await savedJobs(db, amara, 1)
    for (const bookmarked of [false, false]) await setJobBookmark(db, amara, first!.id, bookmarked)
    expect(titles(await savedJobs(db, amara, 2))).toContain(first!.job_title)
    expect(titles(await savedJobs(db, amara, 0))).not.toContain(first!.job_title)
    for (const bookmarked of [true, true]) {
      expect(await setJobBookmark(db, amara, first!.id, bookmarked)).toBe(true)
    }
    expect(await savedJobs(db, amara, 0)).toHaveLength(4)
    expect(await setJobBookmark(db, amara, 999_999, true)).toBe(false)
    expect(await setCourseBookmark(db, jonas, 1, true)).toBe(true)
    expect(await savedCourses(db, jonas, 0)).toHaveLength(1)
    expect(await setCourseBookmark(db, jonas, 1, false)).toBe(true)
  })
})

test('viewed companies come in days of the calendar, and a visit counts (R106)', async () => {
  const viewed = await mostViewed(db, amara)
  expect(viewed.map(company => [company.company_name, company.last_visited])).toEqual([
    ['Harrow Inspection', 0],
    ['Baltic Integrity', 2],
    ['Tern Ultrasonics', 5],
  ])
  const later = await mostViewed(db, amara, { now: new Date(Date.now() + day) })
  expect(later[0]!.last_visited).toBe(1)
  const tern = viewed[2]!.id
  for (let visit = 0; visit < 6; visit++) await recordView(db, amara, tern)
  expect((await mostViewed(db, amara))[0]).toMatchObject({ id: tern, last_visited: 0 })
  expect(await mostViewed(db, jonas)).toEqual([])
})

describe('lists', () => {
  test('come in pages', async () => {
    const first = await listJobs(db, { size: 20 })
    const second = await listJobs(db, { size: 20, page: 2 })
    expect(first.items).toHaveLength(20)
    expect(new Set([...first.items, ...second.items].map(job => job.id)).size).toBe(40)
    expect(await listJobs(db, { page: 999 })).toMatchObject({ items: [], total: first.total })
    expect((await listJobs(db, { page: -3, size: 1e9 })).items).toHaveLength(100)
  })

  test('are searched by the beginnings of words, in any order', async () => {
    expect((await listJobs(db, { q: '  northline  paut ' })).items[0]?.title).toBe(
      'Senior PAUT Technician',
    )
    expect((await listJobs(db, { q: '   ' })).total).toBe((await listJobs(db)).total)
    for (const q of [`o'neil\\`, 'zz & | ! yy:*', '###', '%', '_']) {
      expect((await listJobs(db, { q })).total, q).toBe(0)
    }
    expect((await listCompanies(db, { q: 'phased array' })).total).toBeGreaterThan(0)
    const found = await search(db, 'tofd')
    expect([found.jobs.total, found.courses.total].every(total => total > 0)).toBe(true)
  })

  test('carry the asking user’s marks and nobody else’s', async () => {
    const q = 'Senior PAUT Northline'
    const state = { isBookmarked: true, appliedAt: expect.any(Date) }
    expect((await listJobs(db, { q, userId: amara })).items[0]).toMatchObject(state)
    const none = { isBookmarked: false, appliedAt: null }
    expect((await listJobs(db, { q, userId: jonas })).items[0]).toMatchObject(none)
    expect((await listJobs(db, { q })).items[0]).toMatchObject(none)
  })

  test('lead to one entry, by slug or number', async () => {
    const company = await findCompany(db, { slug: 'meridian-weld-laboratories' })
    expect(company).toMatchObject({ rating: 4.7, country: { name: 'United Kingdom' } })
    expect((await findCompany(db, keyOf(String(company!.id))))?.slug).toBe(company!.slug)
    const job = (await listJobs(db, { companyId: company!.id })).items[0]!
    expect((await findJob(db, { id: job.id }))?.slug).toBe(job.slug)
    const course = (await listCourses(db)).items[0]!
    expect((await findCourse(db, keyOf(course.slug)))?.id).toBe(course.id)
    for (const none of ['no-such', '999999', '99999999999999999999', '1.5', '-1']) {
      expect(await findJob(db, keyOf(none))).toBeUndefined()
    }
  })
})
