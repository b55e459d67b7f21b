import { siteUrl } from './config'
import { ApiError } from './error'

/** Where to sign in again, when that is why something failed (Q43, Q93, Q109). */
export function signInAfter(error: unknown, page = '/user-sign-in'): string | undefined {
  return error instanceof ApiError && error.kind === 'session' ? siteUrl(page) : undefined
}
