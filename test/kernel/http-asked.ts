import nodeConsole from 'node:console'
import { expect, vi } from 'vitest'
import { ApiError } from '../../src/error'
import { send, type Outgoing } from '../../src/http'
import { openAt } from '../support/page'
import { serve } from '../support/server'

type Answers = Parameters<typeof serve>[0]

/** A page whose own server answers its calls as the test says. */
export async function openPage(answers: Answers) {
  // happy-dom logs failed calls as a browser does, to the console of Node.
  vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})
  const server = await serve(answers)
  openAt(`${server.origin}/creator`)
  return server
}

export const call = (more: Partial<Outgoing> = {}) =>
  send({ method: 'GET', path: '/api', changes: false, ...more })

export const change = (more: Partial<Outgoing> = {}) =>
  call({ method: 'POST', changes: true, ...more })

/** The failure of a call that has to fail. */
export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}
