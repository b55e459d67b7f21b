import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { serve, type ServerType } from '@hono/node-server'
import { createApp } from './app'
import { openDatabase } from './db/open'
import { demoAccounts, seed } from './db/seed'
import { openHome } from './files/stored'
import { keepTidy } from './files/tidy'
import { log } from './log'
import { deliverBy, sendBy } from './mail/send'
import { stopOnSignals } from './stop'

// Who is not on this machine comes by a proxy, or is let in by HOST.
const { HOST = '127.0.0.1', PORT, SECURE_COOKIES, TRUST_PROXY, TLS_CERT, TLS_KEY } = process.env

const encrypted = encryption()
const { db, close } = await openDatabase({ fill: seed })
const uploads = await openHome()
const mail = mailing(process.env)
const app = createApp({
  db,
  uploads,
  log,
  secureCookies: SECURE_COOKIES ? SECURE_COOKIES === '1' : TLS_CERT ? true : undefined,
  trustProxy: TRUST_PROXY,
  ...mail,
})
const { server, port } = await listen(Number(PORT ?? 3000))
// what could not be sent at once, here or in a process that has ended
const postman = setInterval(() => void deliverBy(mail.send)(db), 60_000)
stopOnSignals(server, () => {
  clearInterval(postman)
  return close()
})
keepTidy(db, uploads)

// of several processes one says it
if (!cluster.worker || cluster.worker.id === 1) greet(port)

function greet(port: number): void {
  console.log(`\nThe demo site is at http${TLS_CERT ? 's' : ''}://localhost:${port}\n`)
  for (const [page, { email, password }, who] of [
    ['/user-sign-in', demoAccounts.user, 'a job seeker'],
    ['/company-sign-in', demoAccounts.company, 'a company'],
    ['/company-sign-in', demoAccounts.colleague, 'a colleague of theirs'],
    ['/company-sign-in', demoAccounts.catalogue, 'a company with 10,000 products'],
    ['/company-sign-in', demoAccounts.founder, 'a company that is still to be made'],
  ] as const) {
    console.log(`  ${page.padEnd(18)}${email.padEnd(42)}${password}  ${who}`)
  }
}

/** Serves at the port that PORT asks for, and without one at the first that is free. */
async function listen(port: number): Promise<{ server: ServerType; port: number }> {
  try {
    return await new Promise((resolve, reject) => {
      const options = { fetch: app.fetch, port, hostname: HOST, ...encrypted }
      const server = serve(options, ({ port }) => resolve({ server, port }))
      server.once('error', reject)
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (PORT) throw new Error(`The port ${port} is taken. Set PORT to another.`, { cause: error })
    return listen(port + 1)
  }
}

/** With a certificate the site is served by HTTPS: HTTP/2, and HTTP/1.1 for who knows no other. */
function encryption() {
  if (!TLS_CERT && !TLS_KEY) return {}
  if (!TLS_CERT || !TLS_KEY) throw new Error('TLS_CERT and TLS_KEY are files that need each other.')
  const serverOptions = {
    cert: readFileSync(TLS_CERT),
    key: readFileSync(TLS_KEY),
    allowHTTP1: true,
  }
  return { createServer: createSecureServer, serverOptions }
}

/** With `SMTP_URL` mails are sent; without it they stay in the outbox. */
function mailing({ SMTP_URL, SITE_URL, MAIL_FROM }: NodeJS.ProcessEnv) {
  if (!SMTP_URL) return { siteUrl: SITE_URL, send: undefined }
  // A request may name any host, and its mail would lead there.
  if (!SITE_URL) throw new Error('SMTP_URL needs SITE_URL too: where the links of mails lead.')
  const from = MAIL_FROM ?? `NDT <no-reply@${new URL(SITE_URL).hostname}>`
  return { siteUrl: SITE_URL, send: sendBy(SMTP_URL, from) }
}
