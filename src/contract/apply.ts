import * as v from 'valibot'
import { defineCall, type BodyOf } from './call'
import { shortText } from './forms'
import { id } from './shapes'

/** Applies for a job, with a file or with the resume that the profile has (R114, Q19). */
export const applyForJob = defineCall({
  method: 'POST',
  path: '/api/v1/jobs/apply',
  encoding: 'multipart',
  adds: true,
  body: v.object({
    applicant_name: v.string(),
    job_id: id,
    applicant_email: v.string(),
    contact_number: v.string(),
    applicant_message: shortText(1000),
    applicant_attachment: v.optional(v.file()),
    resume_url: v.nullish(v.string()),
  }),
  success: 200,
  answer: v.unknown(),
})

/** The Quick Apply form (R114). */
export type ApplicationBody = BodyOf<typeof applyForJob>
