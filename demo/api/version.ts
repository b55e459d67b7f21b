import type { Context } from 'hono'
import { Refusal } from '../auth/refusal'

/**
 * Refuses a write that began with an older state than the stored one (Q106); one that does not say
 * what it began with is taken. The row is to be locked: the next write waits for this one.
 */
export function requireVersion(c: Context, { updatedAt }: { updatedAt: Date }): void {
  const began = c.req.header('if-match')
  if (began && began !== `"${updatedAt.toISOString()}"`) {
    throw new Refusal(412, 'This was changed elsewhere in the meantime.')
  }
}
