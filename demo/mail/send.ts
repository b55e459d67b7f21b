import type { Db } from '../db/database'
import { markSent } from '../db/queries/mails'

/** A mail of plain text. */
export interface Mail {
  recipient: string
  subject: string
  body: string
}

/** Hands a mail to a mail server; throws when that takes it not. */
export type Send = (mail: Mail) => Promise<void>

/** Hands a mail of the outbox to the mail server, where there is one; else it stays there. */
export type Deliver = (db: Db, mail: Mail & { id: number }) => Promise<void>

/** The one way of all the site's mails. */
export function deliverBy(send?: Send): Deliver {
  return async (db, { id, recipient, subject, body }) => {
    if (!send) return
    await send({ recipient, subject, body })
    await markSent(db, id)
  }
}

const PATIENCE = 10_000

/** Sends by a mail server's `smtp:` or `smtps:` address. */
export function sendBy(smtpUrl: string, from: string): Send {
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    }),
  )
  return async ({ recipient, subject, body }) => {
    await (
      await transport
    ).sendMail({ from, to: { name: '', address: recipient }, subject, text: body })
  }
}
