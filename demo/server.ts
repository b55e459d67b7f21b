import { serve, type ServerType } from '@hono/node-server'
import { createApp } from './app'
import { openDatabase } from './db/open'
import { demoAccounts, seed } from './db/seed'

const { db, close } = await openDatabase()
await seed(db)
const app = createApp({ db, secureCookies: process.env['SECURE_COOKIES'] === '1' })
const { server, port } = await listen(Number(process.env['PORT'] ?? 3000))

console.log(`\nThe demo site is at http://localhost:${port}\n`)
for (const [page, { email, password }] of [
  ['/user-sign-in', demoAccounts.user],
  ['/company-sign-in', demoAccounts.company],
  ['/company-sign-in', demoAccounts.catalogue],
] as const) {
  console.log(`  ${page.padEnd(18)}${email}  ${password}`)
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

/** Lets running requests end, then closes the database. */
function stop(): void {
  server.close(() => void close())
  if ('closeIdleConnections' in server) server.closeIdleConnections()
}
