import { serve, type ServerType } from '@hono/node-server'
import { createApp } from './app'
import { openDatabase } from './db/open'
import { demoAccounts, seed } from './db/seed'
import { sendBy } from './mail/send'

const { db, close } = await openDatabase()
await seed(db)
const app = createApp({
  db,
  secureCookies: process.env['SECURE_COOKIES'] === '1',
  ...mailing(process.env),
})
const { server, port } = await listen(Number(process.env['PORT'] ?? 3000))

console.log(`\nThe demo site is at http://localhost:${port}\n`)
for (const [page, { email, password }, who] of [
  ['/user-sign-in', demoAccounts.user, 'a job seeker'],
  ['/company-sign-in', demoAccounts.company, 'a company'],
  ['/company-sign-in', demoAccounts.catalogue, 'a company with 10,000 products'],
  ['/company-sign-in', demoAccounts.founder, 'a company that is still to be made'],
] as const) {
  console.log(`  ${page.padEnd(18)}${email.padEnd(42)}${password}  ${who}`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

/** Serves at the first port that is free, from the one asked for. */
async function listen(port: number): Promise<{ server: ServerType; port: number }> {
  try {
    return await new Promise((resolve, reject) => {
      const server = serve({ fetch: app.fetch, port }, ({ port }) => resolve({ server, port }))
      server.once('error', reject)
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return listen(port + 1)
  }
}

/** With `SMTP_URL` mails are sent; without it they stay in the outbox. */
function mailing({ SMTP_URL, SITE_URL, MAIL_FROM }: NodeJS.ProcessEnv) {
  if (!SMTP_URL) return { siteUrl: SITE_URL }
  // A request may name any host, and its mail would lead there.
  if (!SITE_URL) throw new Error('SMTP_URL needs SITE_URL too: where the links of mails lead.')
  const from = MAIL_FROM ?? `NDT <no-reply@${new URL(SITE_URL).hostname}>`
  return { siteUrl: SITE_URL, send: sendBy(SMTP_URL, from) }
}

/** Lets running requests end, then closes the database. */
function stop(): void {
  server.close(() => void close())
  if ('closeIdleConnections' in server) server.closeIdleConnections()
}
