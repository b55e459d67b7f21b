// @vitest-environment node
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../demo/app'
import { listMails } from '../../demo/db/queries/mails'
import { confirmEmail } from '../../demo/db/queries/addresses'
import { guideEnquiries, jobs, mails } from '../../demo/db/schema'
import { log } from '../../demo/log'
import { deliverBy, type Mail } from '../../demo/mail/send'
import { enquire } from './enquiry'
import * as samples from './samples'
import { enter, post, useSite } from './seeded-site'
import { Visitor } from './visitor'

const site = useSite()
const LURE = 'You have won: http://lure.example'

/** What a mail server got. */
function mailServer() {
  const sent: Mail[] = []
  return { sent, send: async (mail: Mail) => void sent.push(mail) }
}

/** A newcomer with a lure for a name, at an address that may be a stranger's, who applies for some jobs. */
async function lure(email: string, times: number) {
  const server = mailServer()
  const app = createApp({ db: site.db, uploads: site.uploads, send: server.send })
  await new Visitor(app).post('/user-sign-up', {
    first_name: LURE,
    email,
    password: 'hunting-2026',
  })
  const [person, open] = await Promise.all([
    enter(site.db, email),
    site.db.select({ id: jobs.id }).from(jobs).limit(times),
  ])
  for (const { id } of open) {
    const multipart = {
      job_id: String(id),
      applicant_name: LURE,
      applicant_email: 'jonas@site.example',
      contact_number: '+46 8 123',
      applicant_message: LURE,
      applicant_attachment: samples.pdf(),
    }
    await post({ ...site, app }, '/api/v1/jobs/apply', { as: person, multipart })
  }
  const deliver = deliverBy(server.send)
  await deliver(site.db)
  return { ...server, person, deliver }
}

const to = (email: string, sent: Mail[]) => sent.filter(({ recipient }) => recipient === email)

test('nothing that was typed is mailed to an address before its owner has confirmed it', async () => {
  const { sent, person, deliver } = await lure('stranger@site.example', 3)
  expect(to('stranger@site.example', sent).map(({ subject }) => subject)).toEqual([
    'Confirm your address',
  ])
  expect(JSON.stringify(sent)).not.toContain('lure')
  expect(await listMails(site.db, { userId: person.id })).toHaveLength(4)
  await confirmEmail(site.db, person.id)
  await deliver(site.db)
  expect(to('stranger@site.example', sent)).toHaveLength(4)
})

test('an account has 20 mails about applications an hour, and applies all the same', async () => {
  const { person } = await lure('eager@site.example', 22)
  const written = await listMails(site.db, { userId: person.id })
  expect(written.filter(({ holdsTyped }) => holdsTyped)).toHaveLength(20)
})

test('an address makes 20 enquiries a minute; a neighbour with an account goes on', async () => {
  const app = createApp({ db: site.db })
  const answers = []
  for (let n = 0; n < 21; n++) answers.push(await enquire({ app }, { email: `n${n}@site.example` }))
  expect(answers.map(({ status }) => status).indexOf(429)).toBe(20)
  expect(Number(answers[20]!.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  const neighbour = await enquire({ app }, { email: 'neighbour@site.example' }, { as: site.jonas })
  expect(neighbour.status).toBe(200)
  for (let n = 0; n < 20; n++) {
    await enquire({ app }, { email: `more${n}@site.example` }, { as: site.jonas })
  }
  const kept = await site.db
    .select()
    .from(guideEnquiries)
    .where(eq(guideEnquiries.userId, site.jonas.id))
  expect(kept).toHaveLength(20)
})

test('each mail of an outbox that processes share is sent once', async () => {
  await site.db.delete(mails)
  const server = mailServer()
  for (let n = 0; n < 5; n++) {
    await site.db.insert(mails).values({ recipient: 'one@site.example', subject: `${n}`, body: '' })
  }
  const processes = [deliverBy(server.send), deliverBy(server.send), deliverBy(server.send)]
  await Promise.all(processes.map(deliver => deliver(site.db)))
  expect(server.sent.map(({ subject }) => subject).sort()).toEqual(['0', '1', '2', '3', '4'])
})

test('a mail that the mail server refuses is tried again, for a day', async () => {
  const failed = vi.spyOn(log, 'error').mockReturnValue()
  onTestFinished(() => failed.mockRestore())
  await site.db.delete(mails)
  const refuse = deliverBy(() => Promise.reject(new Error('refused')))
  const server = mailServer()
  const deliver = deliverBy(server.send)
  // a site that sends nothing by itself: each try is this test's, and over when it goes on
  const app = createApp({ db: site.db })
  expect((await enquire({ app }, { email: 'later@site.example' }, { as: site.amara })).status).toBe(
    200,
  )
  await refuse(site.db)
  expect(failed).toHaveBeenCalledOnce()
  await deliver(site.db)
  expect(server.sent).toEqual([])
  await later(2)
  await refuse(site.db)
  expect(failed).toHaveBeenCalledTimes(2)
  // it is to wait for two minutes now: one is left, however long the rest of this takes
  await later(1)
  await deliver(site.db)
  expect(server.sent).toEqual([])
  await later(3)
  await deliver(site.db)
  expect(server.sent.map(({ recipient }) => recipient)).toEqual(['later@site.example'])

  await site.db.update(mails).set({ sentAt: null })
  await later(24 * 60)
  await deliver(site.db)
  expect(server.sent).toHaveLength(1)
})

/** Has the mails wait some minutes, in no time. */
async function later(minutes: number) {
  const wait = sql`${minutes} * interval '1 minute'`
  await site.db
    .update(mails)
    .set({ createdAt: sql`${mails.createdAt} - ${wait}`, dueAt: sql`${mails.dueAt} - ${wait}` })
}
