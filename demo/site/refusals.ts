import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Env } from '../auth/env'
import { BROKEN_OFF, isBrokenOff, Refusal, sayWhen, wantsJson } from '../auth/refusal'
import { logFailure } from '../log'
import { view } from './view'

const NOT_FOUND = new Refusal(404, 'The address may be old or mistyped.')
const FAILED = new Refusal(500, 'The fault is ours. Try again in a moment.')

const EXPIRED = 'This page has expired, and nothing was done. Send it again.'

const titles: Record<number, string> = {
  401: 'You are signed out',
  403: 'Not allowed',
  404: 'Page not found',
  409: 'This cannot be done now',
  410: 'This link has expired',
  413: 'Too much at once',
  419: 'This page has expired',
}

/** Answers an address that leads nowhere. */
export const answerNotFound = (c: Context<Env>): Response => refuse(c, NOT_FOUND)

/**
 * Answers a refusal as what it is, and anything else as a failure of the server's, which it logs; what
 * breaks off as the visitor goes is none.
 */
export function answerError(error: Error, c: Context<Env>): Response {
  if (error instanceof Refusal) return refuse(c, error)
  if (isBrokenOff(c, error)) return refuse(c, BROKEN_OFF)
  logFailure(c, error)
  return refuse(c, FAILED)
}

/** Whether what was refused may be taken when it is sent once more: nobody is to type it once more for that. */
const mayComeAgain = (status: number) =>
  status >= 500 || status === 429 || status === 413 || status === 419

function refuse(c: Context<Env>, refusal: Refusal): Response {
  const { status, message } = refusal
  sayWhen(c, refusal)
  if (wantsJson(c)) return c.json({ message }, status as ContentfulStatusCode)
  const again = c.get('again')
  if (again && mayComeAgain(status)) return again(status === 419 ? EXPIRED : message, status)
  if (!c.get('session')) return c.text(message, status as ContentfulStatusCode)
  const title = refusal.title ?? titles[status] ?? 'Something went wrong'
  const advice = status === 419 ? 'Go back, reload the page and send it again.' : message
  return view(c, 'refusal', { title, message: advice }, status)
}
