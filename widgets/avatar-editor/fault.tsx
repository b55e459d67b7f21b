import type { ReactNode } from 'react'
import { endedText, getConfig, SignInLink, type ApiError, siteUrl } from '../../src/index'

/** What is said of a change that failed: of an ended session always (Q93), of all else where the page wants notes (R82, Q7). */
export function faultOf(error: unknown, words: string): ReactNode {
  const { kind, reason } = error as Partial<ApiError>
  if (kind !== 'session') return getConfig().failureNotes && (reason || words)
  return (
    <>
      {endedText()} <SignInLink size="sm" href={siteUrl('/user-sign-in')} />
    </>
  )
}
