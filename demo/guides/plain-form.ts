import type { Context } from 'hono'
import * as v from 'valibot'
import { readBody } from '../api/body'
import { complain } from '../api/words'
import type { Env } from '../auth/env'
import type { Typed } from '../auth/forms'
import { enquiryForm, type Enquiry } from './enquiry'
import type { Guide } from './guides'
import { ageOf } from './links'

/** Reads the form of a guide's page, sent without JavaScript; `taken` is there when all of it fits. */
export async function readEnquiry(
  c: Context<Env>,
  { pdfTitle, pdf_slug }: Guide,
): Promise<Typed & { taken?: Enquiry }> {
  const body = (await readBody(c, ['form'])) as Record<string, unknown>
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') values[name] = value
  }
  const result = v.safeParse(enquiryForm, {
    ...body,
    country_code: digitsOf(values['country_code']),
    contact_number: digitsOf(values['contact_number']),
    guide_name: pdfTitle,
    guide_slug: pdf_slug,
    elapsed: ageOf(c.get('session'), values['opened'] ?? ''),
  })
  if (result.success) return { values, errors: {}, taken: result.output }
  const { errors } = complain(result.issues)
  return { values, errors: Object.fromEntries(Object.entries(errors).map(first)) }
}

/** A number without what people, and browsers that fill it in, put around its digits: `+44`, `020 7946-0991`. */
const digitsOf = (typed?: string) => typed?.replace(/[-+()\s]/g, '')

const first = ([field, messages]: [string, string[]]) => [field, messages[0] ?? '']
