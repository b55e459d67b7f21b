import type { Context } from 'hono'
import { Refusal } from '../auth/refusal'

/** What is said of a write that began with an older state than the stored one. */
export const STALE = new Refusal(412, 'This was changed elsewhere in the meantime.')

/** The version that a call says its write began with; undefined when it says none. */
export const beganWith = (c: Context): string | undefined =>
  c.req.header('if-match')?.replace(/^"(.*)"$/, '$1')

/**
 * Refuses a write that began with an older state than the stored one (Q106); one that does not say
 * what it began with is taken. The row is to be locked: the next write waits for this one.
 */
export function requireVersion(
  began: string | undefined,
  { updatedAt }: { updatedAt: Date },
): void {
  if (began && began !== updatedAt.toISOString()) throw STALE
}
