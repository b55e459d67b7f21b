// @vitest-environment node
import { eq, isNull } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../demo/app'
import { demoAccounts } from '../../demo/db/seed'
import { jobApplications, jobs, mails } from '../../demo/db/schema'
import { log } from '../../demo/log'
import type { Mail } from '../../demo/mail/send'
import { guide } from './enquiry'
import * as samples from './samples'
import { post, useSite } from './seeded-site'
import { Visitor } from './visitor'

const site = useSite()
/** Milliseconds that a mail may take which goes after the answer, on a busy machine. */
const PATIENCE = 10_000
const PAGE = `/ndt-guides/${guide.slug}`

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

/** Asks for the guide on its page. */
async function enquire(visitor: Visitor, email: string) {
  const [, opened = ''] = /name="opened" value="([^"]+)"/.exec(await visitor.text(PAGE))!
  vi.setSystemTime(Date.now() + 5000)
  const who = { full_name: 'Daniel Brandt', email, company_name: 'Brandt Quality Services' }
  const number = { country_code: '49', contact_number: '3045012345' }
  return visitor.post(PAGE, { opened, ...who, ...number })
}

test('R285 a visitor without an account is led from the thanks to the mail, and by it to the PDF', async () => {
  const visitor = new Visitor(site.app)
  await enquire(visitor, 'newcomer@brandt.example')
  expect(await visitor.text(`${PAGE}/thank-you`)).toMatch(/sends no mails: <a[^>]+"\/outbox"/)
  const outbox = await visitor.text('/outbox')
  expect(outbox).toContain('To newcomer@brandt.example')
  const [, link = ''] = /href="http:\/\/localhost(\/ndt-guides\/[^"]+)"/.exec(outbox)!
  const pdf = await visitor.get(link.replaceAll('&amp;', '&'))
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
})

test('nobody else sees it: no other visitor, and no account', async () => {
  await enquire(new Visitor(site.app), 'mine@brandt.example')
  const others = [new Visitor(site.app), new Visitor(site.app)]
  await others[1]!.signIn(demoAccounts.user)
  for (const other of others) {
    expect(await other.text('/outbox')).not.toContain('mine@brandt.example')
  }
})

test('an account sees what its own actions wrote', async () => {
  const [amara, ingrid] = [new Visitor(site.app), new Visitor(site.app)]
  await amara.signIn(demoAccounts.user)
  await ingrid.signIn(demoAccounts.company, '/company-sign-in')
  await enquire(ingrid, 'desk@meridian.example')
  expect(await amara.text('/outbox')).toContain('Your application: ')
  expect(await ingrid.text('/outbox')).toContain('To desk@meridian.example')
  expect(await ingrid.text('/outbox')).not.toContain('Your application: ')
})

/** An application of Jonas's, with what its answer was. */
async function apply(send: (mail: Mail) => Promise<void>) {
  const [open] = await site.db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(jobApplications, eq(jobApplications.jobId, jobs.id))
    .where(isNull(jobApplications.id))
    .limit(1)
  const multipart = {
    job_id: String(open!.id),
    applicant_name: 'Jonas Lindqvist',
    applicant_email: 'jonas@site.example',
    contact_number: '+46 8 123',
    applicant_attachment: samples.pdf(),
  }
  const app = createApp({ db: site.db, uploads: site.uploads, send })
  return post({ ...site, app }, '/api/v1/jobs/apply', { as: site.jonas, multipart })
}

const lastMail = async () =>
  (await site.db.select().from(mails).where(eq(mails.userId, site.jonas.id))).at(-1)!

test('R116 with a mail server an application’s mail goes by it, too', async () => {
  const send = vi.fn(async (_mail: Mail) => {})
  expect((await apply(send)).status).toBe(200)
  await vi.waitFor(async () => expect((await lastMail()).sentAt).toBeInstanceOf(Date), PATIENCE)
  const { subject, body, recipient } = await lastMail()
  expect(send).toHaveBeenCalledWith({ subject, body, recipient })
})

test('R116 an application stands though the mail server takes its mail not', async () => {
  const failed = vi.spyOn(log, 'error').mockReturnValue()
  expect((await apply(() => Promise.reject(new Error('refused')))).status).toBe(200)
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), PATIENCE)
  expect((await lastMail()).sentAt).toBeNull()
})

test('with a mail server there is no outbox, so that a link comes by its address alone', async () => {
  const app = createApp({ db: site.db, send: async () => {} })
  const visitor = new Visitor(app)
  await enquire(visitor, 'owner@brandt.example')
  expect((await visitor.get('/outbox')).status).toBe(404)
  expect(await visitor.text(`${PAGE}/thank-you`)).not.toContain('/outbox')
})
