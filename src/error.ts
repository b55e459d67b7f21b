/** What kind of failure it was, so that a screen can choose its words. */
export type ErrorKind = 'offline' | 'timeout' | 'session' | 'refused' | 'server' | 'malformed'

/**
 * The one failure that a call can have.
 *
 * `status` is the HTTP status, 0 when no answer came. `fields` holds the first message a field (R11).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly kind: ErrorKind,
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
  }

  /** Whether the same call may succeed a moment later. */
  get retryable(): boolean {
    return this.kind === 'offline' || this.kind === 'timeout' || this.kind === 'server'
  }
}

/** Turns an answer that refuses the call into an ApiError; reads Laravel's `message` and `errors`. */
export function refusal(status: number, body: unknown): ApiError {
  const { message, errors } = (typeof body === 'object' && body ? body : {}) as {
    message?: unknown
    errors?: unknown
  }
  return new ApiError(kindOf(status), status, text(message) ?? text(errors) ?? '', fieldsOf(errors))
}

function kindOf(status: number): ErrorKind {
  if (status === 401 || status === 419) return 'session'
  return status >= 500 ? 'server' : 'refused'
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** First message a field; a backend may send a list of messages or a single one. */
export function fieldsOf(errors: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  if (typeof errors !== 'object' || !errors) return fields
  for (const [field, messages] of Object.entries(errors)) {
    const first = text(Array.isArray(messages) ? messages[0] : messages)
    if (first !== undefined) fields[field] = first
  }
  return fields
}
