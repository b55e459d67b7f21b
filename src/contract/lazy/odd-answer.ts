import { ApiError } from '../../error'
import { fire } from '../../events'

const told = new Set<string>()

/**
 * Says what was odd in an answer that was taken all the same, by `ndt-error` on the document (Q108).
 *
 * Each thing once a page; what is odd in many rows of a list, for one of them.
 */
export function tell(odd: string[]): void {
  for (const message of odd) {
    const kind = message.replace(/\d+/g, '*')
    if (told.has(kind)) continue
    told.add(kind)
    const cause = new ApiError('malformed', 200, message)
    console.warn('[ndt]', message)
    fire(document, 'ndt-error', {
      tag: '',
      version: __VERSION__,
      phase: 'data',
      status: 200,
      message,
      fields: {},
      retryable: false,
      cause,
    })
  }
}
