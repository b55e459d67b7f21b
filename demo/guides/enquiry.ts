import * as v from 'valibot'
import { email, line } from '../api/rules'
import { findGuideByPdf } from './guides'

/** No client sends these in words; the server alone checks them (Q74, Q75). */
const digits = (from: number, to: number, words: string) =>
  v.pipe(
    line,
    v.transform(text => text.replace(/\s/g, '')),
    v.check(text => /^\d+$/.test(text) && text.length >= from && text.length <= to, words),
  )

/** The enquiry's form with all its rules (R272, R275, R278). */
export const enquiryForm = v.object({
  full_name: line,
  email,
  company_name: line,
  country_code: digits(1, 4, 'The :attribute must be 1 to 4 digits.'),
  contact_number: digits(6, 15, 'The :attribute must be 6 to 15 digits.'),
  guide_name: line,
  guide_slug: v.pipe(
    line,
    v.check(slug => !!findGuideByPdf(slug), 'The :attribute is none of our guides.'),
  ),
  website: v.nullish(v.string(), null),
  elapsed: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number)), null),
})

/** What an enquiry says, once it is checked. */
export type Enquiry = v.InferOutput<typeof enquiryForm>
