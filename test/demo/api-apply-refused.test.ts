// @vitest-environment node
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as applications from '../../demo/db/queries/applications'
import { jobApplications, jobs } from '../../demo/db/schema'
import { log } from '../../demo/log'
import * as samples from './samples'
import { post, profileOf, stored, useSite } from './seeded-site'

const site = useSite()
const FILE = 'applicant_attachment'
let job: number

type Fields = Record<string, string | File>

const apply = (more: Fields, as = site.jonas) =>
  post(site, '/api/v1/jobs/apply', {
    as,
    multipart: {
      job_id: String(job),
      applicant_name: 'Jonas',
      applicant_email: 'jonas@site.example',
      contact_number: '123',
      [FILE]: samples.pdf(),
      ...more,
    },
  })

beforeEach(async () => {
  const [first] = await site.db.select({ id: jobs.id }).from(jobs).limit(1)
  job = first!.id
})

afterEach(async () => {
  const mine = eq(jobApplications.userId, site.jonas.id)
  expect(await site.db.$count(jobApplications, mine)).toBe(0)
  expect(await stored(site)).toEqual([])
})

test('R112 R115 every mandatory field is told of at once', async () => {
  const { status, errors } = await post(site, '/api/v1/jobs/apply', {
    as: site.jonas,
    multipart: { job_id: String(job) },
  })
  expect([status, errors]).toEqual([
    422,
    {
      applicant_name: ['The name field is required.'],
      applicant_email: ['The email field is required.'],
      contact_number: ['The contact number field is required.'],
      [FILE]: ['The resume field is required.'],
    },
  ])
})

test('R115 R117 what the look shows is told of at once too', async () => {
  const { errors } = await apply({
    applicant_email: 'amara.okafor@calderfield',
    contact_number: '',
    [FILE]: samples.pdf(8 * 1_048_576),
  })
  expect(errors).toEqual({
    applicant_email: ['The email must be a valid email address.'],
    contact_number: ['The contact number field is required.'],
    [FILE]: ['The resume must not be greater than 5MB.'],
  })
})

test.each<[string, Fields, string]>([
  ['applicant_name', { applicant_name: ' ' }, 'The name field is required.'],
  [
    'applicant_email',
    { applicant_email: `${'x'.repeat(250)}@site.example` },
    'The email must not be greater than 255 characters.',
  ],
  ['contact_number', { contact_number: 'ask' }, 'The contact number format is invalid.'],
  [
    'applicant_message',
    { applicant_message: 'x'.repeat(1001) },
    'The cover letter must not be greater than 1000 characters.',
  ],
  [FILE, { [FILE]: samples.program() }, 'The resume must be a file of type: doc, docx, pdf.'],
  [FILE, { [FILE]: samples.fileOf('cv.pdf', '') }, 'The resume must not be empty.'],
  ['job_id', { job_id: 'x' }, 'The selected job id is invalid.'],
])('R115 R113 %s is refused in %j', async (field, more, message) => {
  const { status, errors } = await apply(more)
  expect([status, errors]).toEqual([422, { [field]: [message] }])
})

test.each(['999999', '99999999999'])('R117 there is no job %s', async job_id => {
  const { errors } = await apply({ job_id })
  expect(errors).toEqual({ job_id: ['This job does not exist any more.'] })
})

test('R117 a closed job is refused', async () => {
  await site.db.update(jobs).set({ closesAt: new Date() }).where(eq(jobs.id, job))
  const { errors } = await apply({})
  expect(errors).toEqual({ job_id: ['This job takes no more applications.'] })
  await site.db.update(jobs).set({ closesAt: null }).where(eq(jobs.id, job))
})

test('Q19 no address is taken but that of the caller’s own resume, and none is fetched', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { resume: amaras, profile_image } = await profileOf(site, site.amara)
  const elsewhere = ['http://169.254.169.254/latest', 'file:///etc/passwd', '../../.data/db', 'x']
  for (const resume_url of [amaras!, profile_image!, ...elsewhere]) {
    const { status, errors } = await apply({ [FILE]: new File([], ''), resume_url })
    expect([status, errors]).toEqual([422, { [FILE]: ['The selected resume is invalid.'] }])
  }
  expect(fetched).not.toHaveBeenCalled()
})

test('R6 is open to job seekers alone', async () => {
  expect((await apply({}, site.seller)).status).toBe(403)
})

test('a database that fails in the middle leaves no file', async () => {
  const failed = vi.spyOn(log, 'error').mockImplementation(() => {})
  vi.spyOn(applications, 'recordApplication').mockRejectedValue(new Error('lost'))
  expect((await apply({})).status).toBe(500)
  expect(failed.mock.calls[0]![0]).toMatchObject({ err: { message: 'lost' } })
})
