/** A mail of plain text. */
export interface Mail {
  recipient: string
  subject: string
  body: string
}

/** Hands a mail to a mail server; throws when that takes it not. */
export type Send = (mail: Mail) => Promise<void>

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
