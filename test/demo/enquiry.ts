import { desc, eq } from 'drizzle-orm'
import { guideEnquiries, mails } from '../../demo/db/schema'
import { guides } from '../../demo/guides/guides'
import { ask, type Request } from './api-world'
import type { Site } from './seeded-site'

/** The one guide. */
export const guide = guides[0]!

const body = {
  full_name: 'Daniel Brandt',
  company_name: 'Brandt Quality Services',
  country_code: '91',
  contact_number: '098450 12345',
  guide_name: guide.pdfTitle,
  guide_slug: guide.pdf_slug,
  elapsed: '5000',
}

let count = 0

/** Sends an enquiry, of a mail address of its own unless it says otherwise. */
export function enquire(
  site: Pick<Site, 'app'>,
  fields: Record<string, string> = {},
  request: Request = {},
) {
  const email = `daniel-${++count}@brandt.example`
  const multipart = { ...body, email, ...fields }
  return ask(site.app, 'POST', '/api/v1/enquiries/guide-enquiry', { multipart, ...request })
}

/** The enquiries of a mail address. */
export const keptOf = ({ db }: Site, email: string) =>
  db.select().from(guideEnquiries).where(eq(guideEnquiries.email, email))

/** The mails to an address, the last one first. */
export const mailsTo = ({ db }: Site, email: string) =>
  db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id))
