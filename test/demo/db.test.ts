// @vitest-environment node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../demo/db/database'
import type { OpenDatabase } from '../../demo/db/open'
import * as tables from '../../demo/db/schema'
import { seed } from '../../demo/db/seed'
import { borrow } from './database'

let database: OpenDatabase
let db: Db

beforeAll(async () => {
  database = await borrow('small')
  db = database.db
}, 120_000)
afterAll(() => database.close())

const demo = fileURLToPath(new URL('../../demo', import.meta.url))
const isFile = (path: string) => existsSync(demo + path)
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows

describe('the schema and the migrations', () => {
  const all = Object.values(tables).filter(table => is(table, PgTable))

  test.each(all.map(table => [getTableName(table), table] as const))(
    'agree on %s',
    async (name, table) => {
      const columns = await rowsOf(sql`
      select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
      from pg_attribute where attrelid = ${name}::regclass and attnum > 0 order by attname`)
      const declared = Object.entries(getTableColumns(table)).map(([key, column]) => ({
        name: toSnakeCase(key),
        type: column.getSQLType().replace(', ', ','),
        required: column.notNull,
      }))
      expect(columns).toEqual(declared.sort((a, b) => (a.name < b.name ? -1 : 1)))

      const {
        indexes,
        uniqueConstraints,
        columns: own,
        primaryKeys,
        checks,
        foreignKeys,
      } = getTableConfig(table)
      const wanted = [
        ...indexes.map(index => index.config.name),
        ...uniqueConstraints.map(unique => unique.name),
        ...own.filter(column => column.isUnique).map(column => column.uniqueName),
        ...primaryKeys.map(key => key.getName()),
        ...own.filter(column => column.primary).map(() => `${name}_pkey`),
      ]
      const found = await rowsOf(sql`
      select indexrelid::regclass::text as name from pg_index where indrelid = ${name}::regclass`)
      expect(found.map(index => index['name']).sort()).toEqual(wanted.sort())

      const constraints = await rowsOf(sql`
      select contype as kind, conname as name from pg_constraint where conrelid = ${name}::regclass`)
      const named = constraints
        .filter(({ kind }) => kind === 'c')
        .map(constraint => constraint['name'])
      expect(named.sort()).toEqual(checks.map(check => check.name).sort())
      expect(constraints.filter(({ kind }) => kind === 'f')).toHaveLength(foreignKeys.length)
    },
  )
})

test('R15 a company supplies by lease or by purchase, under fixed numbers', async () => {
  expect(await rowsOf(sql`select id, name from company_types order by id`)).toEqual([
    { id: 1, name: 'Lease' },
    { id: 2, name: 'Purchase' },
  ])
})

describe('the seed', () => {
  test('has as much of everything as the site needs', async () => {
    const count = (table: PgTable) => db.$count(table)
    expect(await count(tables.countries)).toBe(249)
    expect(await count(tables.languages)).toBeGreaterThan(180)
    expect(await count(tables.skills)).toBeGreaterThanOrEqual(80)
    expect(await count(tables.professions)).toBeGreaterThanOrEqual(40)
    expect(await count(tables.industries)).toBeGreaterThanOrEqual(30)
    expect(await count(tables.companies)).toBeGreaterThanOrEqual(40)
    expect(await count(tables.jobs)).toBeGreaterThanOrEqual(120)
    expect(await count(tables.courses)).toBeGreaterThanOrEqual(60)
  })

  test('is sown once', async () => {
    expect(await seed(db)).toBe(false)
  })

  test('never says the same twice', async () => {
    const jobs = await db.select().from(tables.jobs)
    const courses = await db.select().from(tables.courses)
    const companies = await db.select().from(tables.companies)
    expect(repeated(jobs.map(job => job.about))).toEqual([])
    expect(repeated(jobs.map(job => job.duties.join()))).toEqual([])
    expect(repeated(jobs.map(job => job.requirements.join()))).toEqual([])
    expect(repeated(courses.map(course => course.description))).toEqual([])
    expect(repeated(courses.map(course => course.name))).toEqual([])
    expect(repeated(companies.map(company => company.shortDescription ?? ''))).toEqual([])
    expect(jobs.filter(job => job.duties.length !== 3 || job.requirements.length !== 3)).toEqual([])
    expect(courses.filter(course => course.topics.length !== 4)).toEqual([])
  })

  test('counts its dates from now', async () => {
    const now = Date.now()
    const jobs = await db.select().from(tables.jobs)
    const courses = await db.select().from(tables.courses)
    expect(jobs.filter(job => job.postedAt.getTime() > now)).toEqual([])
    expect(jobs.filter(job => !job.closesAt || job.closesAt.getTime() < now)).toEqual([])
    expect(courses.filter(course => Date.parse(course.startsOn) < now)).toEqual([])
  })

  test('gives every company a logo that exists, but for two without and one that is lost', async () => {
    const companies = await db.select().from(tables.companies)
    const logos = (await db.select().from(tables.files)).filter(file => file.kind === 'logo')
    expect(companies.filter(company => company.logoId === null)).toHaveLength(2)
    expect(logos.filter(logo => !isFile(`/${logo.path}`)).map(logo => logo.path)).toEqual([
      'assets/logos/maasport-rental.svg',
    ])
  })

  test('gives every course a picture, and the seeker a photo and a resume', async () => {
    const courses = await db.select().from(tables.courses)
    expect(courses.filter(course => !isFile(course.image))).toEqual([])
    const own = (await db.select().from(tables.files)).filter(file => file.userId !== null)
    expect(own.map(file => file.kind).sort()).toEqual([
      'attachment',
      'attachment',
      'profile_image',
      'resume',
    ])
    expect(own.filter(file => !isFile(`/${file.path}`) || file.size === 0)).toEqual([])
  })

  test('gives every job at least two skills, and every company a job', async () => {
    const skilled = await rowsOf(sql`
      select id from jobs where (select count(*) from job_skills where job_id = jobs.id) < 2`)
    const idle = await rowsOf(
      sql`select name from companies where id not in (select company_id from jobs)`,
    )
    expect([skilled, idle]).toEqual([[], []])
  })
})
