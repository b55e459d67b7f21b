import { expect } from 'vitest'
import type { Call } from '../../src/contract/call'
import { ApiError } from '../../src/error'

/** A sign-in page, as it comes in the place of an answer. */
export const page = '<!doctype html><title>Sign in</title><form></form>'

/** Params of every path; a call takes its own. */
const input = { path: undefined, params: { id: 7, slug: 'wheel-probe' } }

/** What a call fails with; undefined where it succeeds. */
export async function outcome(call: Call) {
  const path = call.path ? undefined : '/resumes'
  const error: unknown = await call({ ...input, ...(path && { path }) } as never).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return undefined
  expect(error).toBeInstanceOf(ApiError)
  const { kind, status, fields, reason } = error as ApiError
  return { kind, status, fields, reason }
}
