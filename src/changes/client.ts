import { FetchError, ofetch, type FetchOptions, type FetchResponse } from 'ofetch'
import { accountOf, isOwn } from '../config'
import { ApiError } from '../error'
import { accountHeaders, changed, doubt, isSure, permit } from './account'
import { tell } from './channel'
import { json } from '../json'
import { csrfHeaders } from './csrf'
import { sentOnce } from './sent-once'
import { uploading, type OnProgress } from './upload'

/**
 * Sends a call that changes state: with the page's token, for the page's account only (Q107), and
 * told to the other tabs. Another origin hears of none of this: it has no session of ours. No redirect is
 * followed, wherever it leads; that of an upload, which the browser follows by itself, counts as a refusal.
 */
export async function change(
  url: string,
  options: FetchOptions,
  onProgress: OnProgress | undefined,
): Promise<FetchResponse<unknown>> {
  const { body } = options
  const { raw } = onProgress ? uploading(onProgress) : ofetch
  const address = new URL(url, location.href)
  const hasSession = isOwn(address)
  if (hasSession) await permit()
  const once = sentOnce.get(Object(body) as object)
  const headers = {
    ...options.headers,
    ...(hasSession && { ...csrfHeaders(), ...accountHeaders() }),
    ...(hasSession && once && { 'Idempotency-Key': once.key }),
  }
  try {
    const response = await raw(url, {
      ...options,
      body: isPlain(body) ? json(body) : body,
      headers,
      redirect: 'manual',
    })
    // only a session that has ended leads a call elsewhere: what was typed, and the token, stay here
    if (response.type === 'opaqueredirect' || response.redirected) {
      throw hasSession ? led(address.pathname) : new ApiError('refused', 0, '')
    }
    const account = accountOf()
    if (hasSession && account) tell({ account, path: address.pathname })
    return response
  } catch (error) {
    throw hasSession ? heeded(error) : error
  }
}

/** Whether a body goes out as JSON. */
function isPlain(body: unknown): boolean {
  return Object.getPrototypeOf(Object(body)) === Object.prototype
}

/** Makes a read for the page's account only (Q107): again, where another may have been signed in meanwhile. */
export async function keep<T>(read: () => Promise<T>): Promise<T> {
  const permitted = await permit()
  try {
    const answer = await read()
    if (isSure(permitted)) return answer
  } catch (error) {
    if (isSure(permitted) || hasEnded(error)) throw heeded(error)
  }
  return keep(read)
}

/** What a call comes to that was led to the sign-in page. */
function led(path: string): ApiError {
  doubt()
  return new ApiError('session', 401, `${path} led elsewhere.`)
}

/** Takes from a refusal what it says of the session. */
function heeded(error: unknown): unknown {
  if (hasEnded(error)) doubt()
  if (!(error instanceof FetchError)) return error
  const { status, data, response } = error as FetchError<{ code?: unknown }>
  if (response?.redirected) return led(response.url)
  return status === 409 && data?.code === 'account_changed' ? changed(status) : error
}

/** Whether a refusal says that the session has ended. */
function hasEnded(error: unknown): boolean {
  return [401, 419].includes(Object(error).status as number)
}
