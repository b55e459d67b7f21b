import { FetchError, ofetch } from 'ofetch'
import { callAddress } from './config'
import { ApiError, refusal } from './error'
import type { OnProgress } from './changes/upload'

/** What the fetch client is asked to send. */
export interface Outgoing {
  method: 'GET' | 'POST' | 'DELETE'
  /** From the root of the API: `/api/v2/…`. */
  path: string
  query?: Record<string, unknown>
  body?: BodyInit | Record<string, unknown>
  /** Whether the call changes state: it then carries the CSRF token and is never sent twice. */
  changes: boolean
  signal?: AbortSignal
  /** Which state of what it writes it began with. */
  version?: string | null
  /** Hears how much of the body has gone out. */
  onProgress?: OnProgress
}

/** Keeps reads to the page's account; `src/changes/tabs` sets it, where somebody is signed in (Q107). */
export const gate: { keep?: <T>(read: () => Promise<T>) => Promise<T> } = {}

/** What came back. */
export interface Answer {
  status: number
  /** The body, decoded as far as its type says how. */
  data: unknown
  /** Its type is HTML, whatever it holds. */
  isPage: boolean
}

/** Milliseconds after which a call without a file counts as failed. */
const TIMEOUT = 30_000
/** Milliseconds that a call with a file may take. */
const UPLOAD_TIMEOUT = 300_000

/**
 * Sends one call and returns the answer's status and decoded body.
 *
 * Throws an ApiError, or the signal's own AbortError when the caller gave up. Reads are tried once
 * more after a server's failure; calls that change state never are.
 */
export async function send(outgoing: Outgoing): Promise<Answer> {
  const { method, path, query, body, changes, version, signal, onProgress } = outgoing
  const { href: url } = callAddress(path)
  const timeout = AbortSignal.timeout(hasFile(body) ? UPLOAD_TIMEOUT : TIMEOUT)
  try {
    const options = {
      method,
      query,
      body,
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(version && { 'If-Match': `"${version}"` }),
      },
      retry: changes ? 0 : 1,
      retryDelay: 400,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    } as const
    const read = async () => {
      const response = await ofetch.raw(url, options)
      // Django and PHP hosts answer an ended session by leading to their sign-in page
      if (isPage(response) && response.redirected) throw new ApiError('session', 401, response.url)
      return response
    }
    const response = changes
      ? await (await import('./changes/client')).change(url, options, onProgress)
      : await (gate.keep?.(read) ?? read())
    return { status: response.status, data: response._data, isPage: isPage(response) }
  } catch (error) {
    if (error instanceof ApiError) throw error
    signal?.throwIfAborted()
    throw failure(error, timeout)
  }
}

function isPage({ headers }: Response): boolean {
  return /^text\/html/.test(headers.get('content-type') ?? '')
}

function hasFile(body: Outgoing['body']): boolean {
  return body instanceof FormData && [...body.values()].some(part => typeof part !== 'string')
}

/** Loads what only some calls need; when it does not come, the call failed as any other does. */
export async function reach<T>(part: Promise<T>): Promise<T> {
  try {
    return await part
  } catch (cause) {
    throw new ApiError('offline', 0, '', {}, { cause })
  }
}

function failure(error: unknown, timeout: AbortSignal): ApiError {
  if (error instanceof FetchError && error.status) return refusal(error.status, error.data, error)
  const kind = timeout.aborted ? 'timeout' : 'offline'
  return new ApiError(kind, 0, '', {}, { cause: error })
}
