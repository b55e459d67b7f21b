import { DrizzleQueryError } from 'drizzle-orm'
import type { Context } from 'hono'
import { pino } from 'pino'
import type { Env } from './auth/env'

/** The server's log: one JSON object a line, to standard output. `LOG_LEVEL=error` keeps it to failures. */
export const log = pino({
  level: process.env['LOG_LEVEL'] ?? 'info',
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: level => ({ level }) },
  serializers: { err: tell },
})

/** What the log may know of an error. A database's own words repeat what was typed, and are left out. */
export function tell(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const isQuery = error instanceof DrizzleQueryError
  const isOfDatabase = isQuery || 'severity' in error
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: isOfDatabase ? undefined : error.message,
    code,
    constraint,
    query: isQuery ? error.query : undefined,
    stack: error.stack?.replace(error.message, ''),
    cause: error.cause && tell(error.cause),
  }
}

/** Logs a failure of the server's, under the request that met it. */
export function logFailure(c: Context<Env>, error: Error): void {
  log.error(
    { id: c.get('requestId'), method: c.req.method, path: c.req.path, err: error },
    'failed',
  )
}
