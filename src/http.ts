import { FetchError, ofetch } from 'ofetch'
import { getConfig } from './config'
import { ApiError, refusal } from './error'
import type { OnProgress } from './upload'

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
  /** Hears how much of the body has gone out. */
  onProgress?: OnProgress
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
export async function send(outgoing: Outgoing): Promise<{ status: number; data: unknown }> {
  const { method, path, query, body, changes, signal, onProgress } = outgoing
  const url = getConfig().apiBase.replace(/\/$/, '') + path
  const timeout = AbortSignal.timeout(body instanceof FormData ? UPLOAD_TIMEOUT : TIMEOUT)
  try {
    const client = onProgress ? (await import('./upload')).uploading(onProgress) : ofetch
    const response = await client.raw(url, {
      method,
      query,
      body,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(changes && (await import('./csrf')).csrfHeaders(url)),
      },
      retry: changes ? 0 : 1,
      retryDelay: 400,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (isSignInPage(response)) throw new ApiError('session', 401, '')
    return { status: response.status, data: response._data }
  } catch (error) {
    if (error instanceof ApiError) throw error
    signal?.throwIfAborted()
    throw failure(error, timeout)
  }
}

/** Loads what only some calls need; when it does not come, the call failed as any other does. */
export async function reach<T>(part: Promise<T>): Promise<T> {
  try {
    return await part
  } catch (cause) {
    throw new ApiError('offline', 0, '', {}, { cause })
  }
}

/** Django and PHP hosts answer an ended session by leading to their sign-in page. */
function isSignInPage(response: Response): boolean {
  return response.redirected && !!response.headers.get('content-type')?.startsWith('text/html')
}

function failure(error: unknown, timeout: AbortSignal): ApiError {
  if (error instanceof FetchError && error.status) return refusal(error.status, error.data)
  const kind = timeout.aborted ? 'timeout' : 'offline'
  return new ApiError(kind, 0, '', {}, { cause: error })
}
