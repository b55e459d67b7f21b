import * as v from 'valibot'
import { fieldsOf } from '../error'
import { defineCall, type AnswerOf, type BodyOf } from './call'
import { leaf, object, optional } from './reading'
import { flag, text } from './shapes'

/** Sends a visitor's enquiry, for which the guide's link is mailed (R272, R280, Q105). */
export const sendGuideEnquiry = defineCall({
  method: 'POST',
  path: '/api/v1/enquiries/guide-enquiry',
  encoding: 'multipart',
  body: v.object({
    full_name: v.string(),
    email: v.string(),
    company_name: v.string(),
    country_code: v.string(),
    contact_number: v.string(),
    guide_name: v.string(),
    guide_slug: v.string(),
    /** A field that people do not see; what is in it was written by a robot. */
    website: v.optional(v.string()),
    /** How many milliseconds the form had been open; a robot sends at once. */
    elapsed: v.optional(v.union([v.number(), v.string()])),
  }),
  answer: object({
    success: flag,
    message: text,
    status: optional(v.unknown()),
    errors: optional(leaf<unknown, Record<string, string>>('messages', fieldsOf), {}),
  }),
})

/** The enquiry's form (R272). */
export type GuideEnquiryBody = BodyOf<typeof sendGuideEnquiry>

/** What the portal says to an enquiry; `errors` holds the first message a field (R280). */
export type GuideEnquiryAnswer = AnswerOf<typeof sendGuideEnquiry>
