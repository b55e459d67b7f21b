import { extname } from 'node:path'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { applyForJob } from '../../src/contract'
import { id } from '../../src/contract/shapes'
import type { Env, User } from '../auth/env'
import { createRateLimit } from '../auth/rate-limit'
import type { Db } from '../db/database'
import { findJobToApply, findOwnResume, recordApplication } from '../db/queries/applications'
import { writeMail } from '../db/queries/mails'
import { asId } from '../db/queries/pages'
import type { FileHome } from '../files/home'
import { withFiles } from '../files/keep'
import { readStored } from '../files/stored'
import type { Upload } from '../files/upload'
import type { Deliver } from '../mail/send'
import { RESUME_MB, resumeFile } from './file-rules'
import { email, line, optionalText, phone } from './rules'
import { serve } from './serve'
import { unfit } from './unfit'

const FILE = 'applicant_attachment'

const mailsPerAccount = createRateLimit('mail application', 20, 60)

/** The Quick Apply form: a file, or the address of the profile's resume (R114, Q19). */
export const applicationForm = v.pipeAsync(
  v.objectAsync({
    job_id: id,
    applicant_name: line,
    applicant_email: email,
    contact_number: phone,
    applicant_message: optionalText(1000),
    [FILE]: v.nullishAsync(resumeFile),
    resume_url: v.nullish(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [[FILE], ['resume_url']],
      form => !!form[FILE] || !!form.resume_url,
      'The :attribute field is required.',
    ),
    [FILE],
  ),
)

/**
 * Serves applications; each keeps a copy of the resume of its own, in `home` (R114).
 *
 * The mail tells of an application and is no part of it: that one stands, even if the mail does not go.
 * With the name of who applies in it, it waits until they have confirmed their address.
 */
export function serveApplications(app: Hono<Env>, home: FileHome, deliver: Deliver): void {
  serve(
    app,
    applyForJob,
    async ({ db, user, body, keeping }) => {
      const answer = { message: 'Successfully Applied for job' }
      const job = await openJob(db, user, body.job_id)
      const upload = body[FILE] ?? (await storedResume(db, user, body.resume_url!, home))
      await withFiles(db, home, [upload], async (tx, files) => {
        const isNew = await recordApplication(tx, {
          userId: user.id,
          jobId: body.job_id,
          applicantName: body.applicant_name,
          applicantEmail: body.applicant_email,
          contactNumber: body.contact_number,
          message: body.applicant_message,
          attachmentId: await files.keep({ userId: user.id }, 'attachment', upload),
        })
        if (!isNew) throw refuseJob(TWICE)
        await keeping(answer)(tx)
        if ((await mailsPerAccount.take(tx, String(user.id))) > 0) return
        await writeMail(tx, { ...mailAbout(job, user), userId: user.id, holdsTyped: true })
      })
      void deliver(db)
      return answer
    },
    { role: 'user', form: applicationForm, file: { field: FILE, megabytes: RESUME_MB } },
  )
}

const TWICE = 'You have already applied for this job.'

/** What is wrong with the job is no fault of a field that the visitor sees: it stands above them (R115, Q19). */
const refuseJob = (words: string) => unfit('job_id', words)

async function openJob(db: Db, user: User, jobId: number) {
  const job = asId(jobId) === undefined ? undefined : await findJobToApply(db, user.id, jobId)
  if (!job) throw refuseJob('This job does not exist any more.')
  if (job.applicationId !== null) throw refuseJob(TWICE)
  if (job.closesAt && job.closesAt.getTime() <= Date.now()) {
    throw refuseJob('This job takes no more applications.')
  }
  return job
}

/** The profile's resume as an upload of its own; no other address is taken, and none is fetched. */
async function storedResume(db: Db, user: User, url: string, home: FileHome): Promise<Upload> {
  const file = await findOwnResume(db, user.id, url)
  const stored = file && (await readStored(home, file))
  if (!stored) throw unfit(FILE, 'The selected :attribute is invalid.')
  const bytes = new Uint8Array(await new Response(stored).arrayBuffer())
  return { name: file.name, mime: file.mime, ending: extname(file.path).slice(1), bytes }
}

function mailAbout({ title, company }: { title: string; company: string }, user: User) {
  return {
    recipient: user.email,
    subject: `Your application: ${title}`,
    body: `Hello ${user.first_name},\n\nyour application for ${title} has reached ${company}. It will answer you directly.\n`,
  }
}
