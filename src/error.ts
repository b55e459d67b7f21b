/** What kind of failure it was, so that a screen can choose its words. */
export type ErrorKind =
  'offline' | 'timeout' | 'session' | 'account' | 'refused' | 'server' | 'malformed'

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

  /**
   * Why the call was refused, in words for people; '' for what went wrong inside the server, but for a
   * 503, by which it speaks to people (Q43, Q107).
   */
  get reason(): string {
    const isForPeople = this.kind === 'refused' || this.kind === 'account' || this.status === 503
    return isForPeople ? this.message : ''
  }

  /** Whether the same call may succeed a moment later. */
  get retryable(): boolean {
    return this.kind === 'offline' || this.kind === 'timeout' || this.kind === 'server'
  }
}

/** What a backend says of its refusal. */
interface Refusal {
  message?: unknown
  errors?: unknown
}

/** Turns an answer that refuses the call into an ApiError; reads Laravel's `message` and `errors`. */
export function refusal(status: number, body: unknown, cause?: unknown): ApiError {
  const { message, errors } = Object(body) as Refusal
  const said = text(message) ?? (typeof errors === 'string' ? errors : '')
  return new ApiError(kindOf(status), status, said, fieldsOf(errors), { cause })
}

function kindOf(status: number): ErrorKind {
  if (status === 401 || status === 419) return 'session'
  return status >= 500 ? 'server' : 'refused'
}

/**
 * A text, or the first of several: PHP writes a list that was filtered as an object. Each may be an
 * object around its words, as Django and many others write it.
 */
function text(value: unknown): string | undefined {
  const [first] = typeof value === 'string' ? [value] : (Object.values(value ?? {}) as unknown[])
  const inside = (each: unknown) => (Object(each) as Refusal).message
  const words = inside(value) ?? inside(first) ?? first
  return typeof words === 'string' ? words : undefined
}

/** First message a field; a backend may send a list of messages or a single one. */
export function fieldsOf(errors: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  if (typeof errors !== 'object' || !errors) return fields
  for (const [field, messages] of Object.entries(errors)) {
    const first = text(messages)
    if (first !== undefined) fields[field] = first
  }
  return fields
}
