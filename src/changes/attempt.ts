import { endedText } from '../ended-text'
import type { ApiError } from '../error'
import type { Host } from '../ui/host'
import { toast } from '../ui/toast'
import { plain } from './plain'

/** What came of a change, in the words to show. */
export interface Outcome {
  isDone: boolean
  message: string
  /** Why it failed. */
  error?: unknown
}

/** Makes a change, which answers with the words for it; a failure is reported, and has words as well. */
export async function attempt(
  host: Host,
  change: () => Promise<string>,
  wordsOf: (error: unknown) => string,
): Promise<Outcome> {
  try {
    return { isDone: true, message: await change() }
  } catch (error) {
    host.report(error, 'save')
    return { isDone: false, message: wordsOf(error), error }
  }
}

/**
 * Why the server refused, in its `errors` or its message; that the session has ended (Q93); '' for what
 * went wrong inside it (R197, R200, Q43).
 */
export function refusalIn(error: unknown): string {
  const { kind, fields = {}, reason = '' } = error as Partial<ApiError>
  if (kind === 'session') return endedText()
  return plain((kind === 'refused' && Object.values(fields)[0]) || reason)
}

/**
 * Whether a change was refused because the row is gone, or is not what it was when it was read (Q106).
 *
 * `version` is what the call carried; without one a conflict is the server's own reason.
 */
export function isOutdated(error: unknown, version?: string | null): boolean {
  const { kind, status = 0 } = (error ?? {}) as Partial<ApiError>
  return kind === 'refused' && (version ? [404, 410, 409, 412] : [404, 410]).includes(status)
}

/** Whether a failure leaves open what became of a change: only a refusal says that it was not made. */
export function leavesOpen(error: unknown): boolean {
  const { kind = '' } = error as Partial<ApiError>
  return !['refused', 'session', 'account'].includes(kind)
}

/** Shows what came of a change. */
export function sayOutcome({ isDone, message }: Outcome): Promise<unknown> {
  return toast({ message, tone: isDone ? 'success' : 'danger' })
}
