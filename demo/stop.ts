import type { ServerHttp2Session } from 'node:http2'
import type { ServerType } from '@hono/node-server'
import { log } from './log'

/** How long running requests may take to end, and after which time the process ends come what may. */
const PATIENCE = 7_000
const LIMIT = 9_500

/**
 * Ends the process on SIGTERM and SIGINT: takes no new request, lets the running ones end, then
 * closes what they used. Whoever waits for the end of a process kills it after ten seconds.
 */
export function stopOnSignals(server: ServerType, close: () => Promise<void>): void {
  let isStopping = false
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), LIMIT).unref()
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      for (const session of sessions) session.destroy()
    }, PATIENCE)
    server.close(async () => {
      clearTimeout(cut)
      await close().catch((error: unknown) => log.error({ err: error }, 'the end was untidy'))
      process.exit()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    for (const session of sessions) session.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}
