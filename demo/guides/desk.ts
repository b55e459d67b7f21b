import type { Context } from 'hono'
import type { Env } from '../auth/env'
import { addressOf, createRateLimit } from '../auth/rate-limit'
import { Refusal } from '../auth/refusal'
import { recordEnquiry } from '../db/queries/guides'
import { ownerOf, writeMail } from '../db/queries/mails'
import type { Deliver, Mail } from '../mail/send'
import type { Enquiry } from './enquiry'
import { findGuideByPdf, type Guide } from './guides'
import { downloadPath, LINK_DAYS } from './links'

/** Takes a checked enquiry: keeps it and mails the link, or throws a Refusal. */
export type Desk = (c: Context<Env>, enquiry: Enquiry) => Promise<void>

/** Nobody reads, types and sends a form of five fields within a second. */
const TOO_QUICK = 1000

/**
 * The one desk for enquiries, of widgets and plain forms alike.
 *
 * A robot that fills in the unseen field is answered as a person is, and nothing is kept or sent.
 * Who is too quick may be a person after all, and is asked to send again. A mail holds nothing that
 * was typed: nobody can have this site write their words to others.
 */
export function openDesk(deliver: Deliver): Desk {
  const perAddress = createRateLimit(30, 60)
  const perRecipient = createRateLimit(5, 60)

  function limit(c: Context<Env>, recipient: string) {
    const wait = Math.max(perAddress.take(addressOf(c)), perRecipient.take(recipient))
    if (wait === 0) return
    c.header('Retry-After', String(wait))
    const minutes = Math.ceil(wait / 60)
    const words = minutes === 1 ? 'a minute' : `${minutes} minutes`
    throw new Refusal(429, `Too many enquiries. Try again in ${words}.`)
  }

  return async (c, { website, elapsed, ...form }) => {
    if (website) return
    if (elapsed !== null && !(elapsed >= TOO_QUICK)) {
      throw new Refusal(400, 'That was very quick. Please send it once more.')
    }
    const recipient = form.email.toLowerCase()
    limit(c, recipient)
    const guide = findGuideByPdf(form.guide_slug)!
    const db = c.get('db')
    const link = new URL(await downloadPath(db, guide.slug), c.get('origin')).href
    const userId = c.get('user')?.id
    const mail = await db.transaction(async tx => {
      await recordEnquiry(tx, {
        guideSlug: form.guide_slug,
        fullName: form.full_name,
        email: form.email,
        companyName: form.company_name,
        countryCode: form.country_code,
        contactNumber: form.contact_number,
        userId: userId ?? null,
      })
      const owner = ownerOf(userId, c.get('session').token)
      return writeMail(tx, { ...mailAbout(guide, form.email, link), ...owner })
    })
    try {
      await deliver(db, mail)
    } catch (error) {
      perRecipient.giveBack(recipient)
      console.error(`Mail ${mail.id} of the outbox was not sent:`, error)
      throw new Refusal(503, 'The mail could not be sent. Please try again in a moment.')
    }
  }
}

function mailAbout({ pdfTitle }: Guide, recipient: string, link: string): Mail {
  return {
    recipient,
    subject: `Your guide: ${pdfTitle}`,
    body: [
      'Hello,',
      `here is the guide that you asked for: ${pdfTitle} (PDF).`,
      link,
      `The link works for ${LINK_DAYS} days. If you did not ask for it, somebody mistyped an address: there is nothing to do.`,
      '',
    ].join('\n\n'),
  }
}
