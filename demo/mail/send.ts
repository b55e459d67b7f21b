import type { Db } from '../db/database'
import { claimMail, markSent } from '../db/queries/mails'
import { log } from '../log'

/** A mail of plain text. */
export interface Mail {
  recipient: string
  subject: string
  body: string
}

/** Hands a mail to a mail server; throws when that takes it not. */
export type Send = (mail: Mail) => Promise<void>

/** Sends what waits in the outbox. Nobody waits for it; what goes wrong is logged. */
export type Deliver = (db: Db) => Promise<void>

/**
 * The one way of all the site's mails: written into the outbox with what they tell of, and sent from
 * there, each by one process. Without a mail server they stay there.
 */
export function deliverBy(send?: Send): Deliver {
  if (!send) return async () => {}
  return async db => {
    try {
      for (let mail; (mail = await claimMail(db));) await sendOne(db, mail, send)
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read')
    }
  }
}

async function sendOne(
  db: Db,
  { id, recipient, subject, body }: Mail & { id: number },
  send: Send,
) {
  try {
    await send({ recipient, subject, body })
  } catch (error) {
    log.error({ mail: id, err: error }, 'a mail was not sent, and is tried again')
    return
  }
  await markSent(db, id)
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
