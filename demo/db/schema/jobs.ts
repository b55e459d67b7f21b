import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { createdAt, identity, moment, slugCheck, tsvector } from './columns'
import { companies } from './companies'
import { files } from './files'
import { countries, skills } from './lookups'

/** Jobs that companies offer. `contract` and `salary` are texts as the company wrote them. */
export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    slug: text().notNull().unique('jobs_slug_unique'),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    location: text().notNull(),
    countryId: integer().references(() => countries.id, { onDelete: 'set null' }),
    contract: text().notNull(),
    salary: text(),
    about: text().notNull(),
    duties: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    requirements: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    postedAt: createdAt(),
    closesAt: moment(),
    /** Kept by triggers: title and place weigh A, skills C, requirements D. */
    search: tsvector()
      .notNull()
      .default(sql`''`),
  },
  table => [
    index('jobs_posted_at_index').on(table.postedAt.desc(), table.id.desc()),
    index('jobs_company_id_index').on(table.companyId),
    index('jobs_search_index').using('gin', table.search),
    slugCheck('jobs', table),
  ],
)

/** The skills that a job asks for, in the order shown. */
export const jobSkills = pgTable(
  'job_skills',
  {
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    skillId: integer()
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
  },
  table => [
    primaryKey({ name: 'job_skills_pkey', columns: [table.jobId, table.skillId] }),
    index('job_skills_skill_id_index').on(table.skillId),
  ],
)

/** Jobs that a user saved. */
export const jobBookmarks = pgTable(
  'job_bookmarks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ name: 'job_bookmarks_pkey', columns: [table.userId, table.jobId] }),
    index('job_bookmarks_job_id_index').on(table.jobId),
  ],
)

/** Applications, one a user and job. The attachment is a file of its own, apart from the profile's resume. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    applicantName: text().notNull(),
    applicantEmail: text().notNull(),
    contactNumber: text().notNull(),
    message: text(),
    attachmentId: integer().references(() => files.id, { onDelete: 'set null' }),
    appliedAt: createdAt(),
  },
  table => [
    unique('job_applications_user_job_unique').on(table.userId, table.jobId),
    index('job_applications_job_id_index').on(table.jobId),
  ],
)
