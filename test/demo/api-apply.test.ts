// @vitest-environment node
import { and, desc, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { savedJobs } from '../../demo/db/queries/saved'
import { files, jobApplications, jobs, mails } from '../../demo/db/schema'
import * as samples from './samples'
import { fetchFile, post, profileOf, stored, useSite, type Person } from './seeded-site'
import { bytesAt } from './uploads'

const site = useSite()
const TWICE = { job_id: ['You have already applied for this job.'] }
let job: number

type Fields = Record<string, string | File>

const filled = (more: Fields = {}): Fields => ({
  job_id: String(job),
  applicant_name: ' Jonas Lindqvist ',
  applicant_email: 'jonas@site.example',
  contact_number: '+46 8 123',
  applicant_message: 'Hello\r\nthere',
  ...more,
})

const send = (multipart: Fields, as = site.jonas) =>
  post(site, '/api/v1/jobs/apply', { as, multipart })

const apply = (more: Fields = { applicant_attachment: samples.pdf() }, as = site.jonas) =>
  send(filled(more), as)

const recorded = async ({ id } = site.jonas) =>
  site.db
    .select()
    .from(jobApplications)
    .leftJoin(files, eq(files.id, jobApplications.attachmentId))
    .where(and(eq(jobApplications.userId, id), eq(jobApplications.jobId, job)))

/** The bytes that an application holds. */
const attached = async (person?: Person) => {
  const [row] = await recorded(person)
  return bytesAt(site.uploads, row!.files!.path)
}

// Each test has a job of its own, that nobody has applied for.
beforeEach(async () => {
  const [open] = await site.db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(jobApplications, eq(jobApplications.jobId, jobs.id))
    .where(isNull(jobApplications.id))
    .limit(1)
  job = open!.id
})

describe('R114 an application', () => {
  test('R116 with a file is recorded once, shows as applied, and is told of by mail', async () => {
    const { status, body } = await apply()
    expect([status, body]).toEqual([200, { message: 'Successfully Applied for job' }])
    expect(await recorded()).toMatchObject([
      {
        job_applications: {
          applicantName: 'Jonas Lindqvist',
          applicantEmail: 'jonas@site.example',
          contactNumber: '+46 8 123',
          message: 'Hello\nthere',
        },
        files: { kind: 'attachment', name: 'cv.pdf', userId: site.jonas.id, store: 'data' },
      },
    ])
    const rows = await savedJobs(site.db, site.jonas.id, 1)
    expect(rows.map(({ id }) => id)).toContain(job)
    const [mail] = await site.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
    expect(mail?.subject).toMatch(/^Your application: /)
  })

  test('Q19 with the stored resume keeps a copy, which a later change leaves alone', async () => {
    const as = site.jonas
    const change = (multipart: Fields) =>
      post(site, '/api/v2/user/update-jobinfo', { as, multipart })
    await change({ resume: samples.pdf(900, 'mine.pdf') })
    const { resume } = await profileOf(site, site.jonas)
    expect((await apply({ resume_url: resume! })).status).toBe(200)
    await change({ resume_deleted: '1' })
    expect((await fetchFile(site, resume, site.jonas)).status).toBe(404)
    expect(await attached()).toHaveLength(900)
    const [row] = await recorded()
    const own = await fetchFile(site, `/files/${row!.files!.id}/mine.pdf`, site.jonas)
    expect([own.status, row!.files!.name]).toEqual([200, 'mine.pdf'])
    const another = await fetchFile(site, `/files/${row!.files!.id}/mine.pdf`, site.amara)
    expect(another.status).toBe(404)
  })

  test('Q19 with the resume that came with the demo keeps a copy as well', async () => {
    const { resume } = await profileOf(site, site.amara)
    expect((await apply({ resume_url: resume! }, site.amara)).status).toBe(200)
    expect((await attached(site.amara)).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  test('Q19 a file wins over the stored resume', async () => {
    const applicant_attachment = samples.docx('new.docx')
    await apply({ applicant_attachment, resume_url: '/files/1/old.pdf' })
    expect((await recorded())[0]?.files?.name).toBe('new.docx')
  })

  test('Q19 twice is refused, and two at once make one record and one file', async () => {
    const before = (await stored(site)).length
    const answers = await Promise.all([apply(), apply(), apply()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.errors).toEqual(TWICE)
    expect((await apply()).errors).toEqual(TWICE)
    expect(await recorded()).toHaveLength(1)
    expect(await stored(site)).toHaveLength(before + 1)
  })
})
