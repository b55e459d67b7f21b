import type { Context } from 'hono'
import type { Env } from '../auth/env'
import { createRateLimit, inWords } from '../auth/rate-limit'
import { Refusal } from '../auth/refusal'
import { recordEnquiry } from '../db/queries/guides'
import { ownerOf, writeMail } from '../db/queries/mails'
import { limitMails } from '../mail/limit'
import type { Deliver, Mail } from '../mail/send'
import type { Enquiry } from './enquiry'
import { findGuideByPdf, type Guide } from './guides'
import { downloadPath, LINK_DAYS } from './links'

/** Takes a checked enquiry: keeps it and mails the link, or throws a Refusal. */
export type Desk = (c: Context<Env>, enquiry: Enquiry) => Promise<void>

/** Nobody reads, types and sends a form of five fields within a second. */
const TOO_QUICK = 1000

const perRecipient = limitMails('enquiry recipient', 5)
const perAccount = createRateLimit('enquiry account', 20, 60)
/** Many may share an address: they wait a minute at most, and who has a confirmed account does not. */
const perAddress = createRateLimit('enquiry address', 20, 1)

/** Counts an enquiry; throws when there were too many. */
async function limit(c: Context<Env>, recipient: string) {
  const [db, user] = [c.get('db'), c.get('user')]
  const wait =
    (user?.isConfirmed
      ? await perAccount.take(db, String(user.id))
      : await perAddress.take(db, c.get('address'))) || (await perRecipient(c, recipient))
  if (wait === 0) return
  c.header('Retry-After', String(wait))
  throw new Refusal(429, `Too many enquiries. Try again in ${inWords(wait)}.`)
}

/**
 * The one desk for enquiries, of widgets and plain forms alike.
 *
 * A robot that fills in the unseen field is answered as a person is, and nothing is kept or sent.
 * Who is too quick may be a person after all, and is asked to send again. A mail holds nothing that
 * was typed: nobody can have this site write their words to others.
 */
export function openDesk(deliver: Deliver): Desk {
  return async (c, { website, elapsed, ...form }) => {
    if (website) return
    if (elapsed !== null && !(elapsed >= TOO_QUICK)) {
      throw new Refusal(400, 'That was very quick. Please send it once more.')
    }
    const recipient = form.email.toLowerCase()
    await limit(c, recipient)
    const guide = findGuideByPdf(form.guide_slug)!
    const db = c.get('db')
    const link = new URL(await downloadPath(db, guide.slug), c.get('origin')).href
    const userId = c.get('user')?.id
    await db.transaction(async tx => {
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
      await writeMail(tx, { ...mailAbout(guide, form.email, link), ...owner })
    })
    void deliver(db)
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
