import nodeConsole from 'node:console'
import { describe, expect, test, vi } from 'vitest'
import { getProfile } from '../../src/contract'
import { ApiError } from '../../src/error'
import { send, type Outgoing } from '../../src/http'
import { openAt } from '../support/page'
import { give, serve } from '../support/server'

type Answers = Parameters<typeof serve>[0]

/** A page whose own server answers its calls as the test says. */
async function openPage(answers: Answers) {
  // happy-dom logs failed calls as a browser does, to the console of Node.
  vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})
  const server = await serve(answers)
  openAt(`${server.origin}/creator`)
  return server
}

const call = (more: Partial<Outgoing> = {}) =>
  send({ method: 'GET', path: '/api', changes: false, ...more })

const change = (more: Partial<Outgoing> = {}) => call({ method: 'POST', changes: true, ...more })

/** The failure of a call that has to fail. */
async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a refusal', () => {
  test('R11 carries the first message of each field', async () => {
    const errors = { email: ['Is taken.', 'Is too long.'], dob: ['Is in the future.'] }
    await openPage((_, response) => give(response, 422, { message: 'Not valid.', errors }))
    expect(await failure(change())).toMatchObject({
      kind: 'refused',
      status: 422,
      message: 'Not valid.',
      fields: { email: 'Is taken.', dob: 'Is in the future.' },
    })
  })

  test('without a body has no words', async () => {
    await openPage((_, response) => void response.writeHead(403).end())
    expect(await failure(call())).toMatchObject({
      kind: 'refused',
      status: 403,
      message: '',
      fields: {},
    })
  })
})

describe('an ended session', () => {
  test.each([401, 419])('shows as status %d', async status => {
    await openPage((_, response) => give(response, status, { message: 'Unauthenticated.' }))
    expect(await failure(change())).toMatchObject({ kind: 'session', status })
  })

  test('shows as a redirect to a sign-in page', async () => {
    await openPage(({ url }, response) => {
      if (url === '/sign-in') give(response, 200, '<h1>Sign in</h1>')
      else response.writeHead(302, { location: '/sign-in' }).end()
    })
    expect(await failure(call())).toMatchObject({ kind: 'session', status: 401 })
  })

  test('is not what another redirect means', async () => {
    await openPage(({ url }, response) => {
      if (url === '/api/v3') give(response, 200, { ok: true })
      else response.writeHead(302, { location: '/api/v3' }).end()
    })
    expect(await call()).toEqual({ status: 200, data: { ok: true } })
  })
})

describe('a server’s failure', () => {
  test.each([
    ['JSON', { message: 'Server Error' }, 'Server Error'],
    ['a page of HTML', '<h1>502</h1>', ''],
  ])('may come as %s', async (_, body, message) => {
    await openPage((_, response) => give(response, 502, body))
    expect(await failure(change())).toMatchObject({ kind: 'server', status: 502, message })
  })

  test('of a read is tried once more, and may pass', async () => {
    const { seen } = await openPage((_, response) =>
      give(response, seen.length === 1 ? 503 : 200, { ok: true }),
    )
    expect(await call()).toEqual({ status: 200, data: { ok: true } })
    expect(seen).toHaveLength(2)
  })

  test('of a read is tried once more only', async () => {
    const { seen } = await openPage((_, response) => give(response, 500, {}))
    await failure(call())
    expect(seen).toHaveLength(2)
  })

  test.each<[string, Outgoing['method']]>([
    ['POST', 'POST'],
    ['DELETE', 'DELETE'],
    ['state-changing GET', 'GET'],
  ])('of a %s is never tried again', async (_, method) => {
    const { seen } = await openPage((_, response) => give(response, 503, {}))
    await failure(change({ method }))
    expect(seen).toHaveLength(1)
  })

  test('is not what a refusal is: that is not tried again', async () => {
    const { seen } = await openPage((_, response) => give(response, 404, {}))
    await failure(call())
    expect(seen).toHaveLength(1)
  })
})

test.each([
  ['broken JSON', 'application/json', '{"data": {'],
  ['a page of HTML', 'text/html', '<h1>Maintenance</h1>'],
  ['JSON of another shape', 'application/json', '{"data": []}'],
  ['nothing', 'application/json', ''],
])(
  'an answer of status 200 that is %s is malformed, and not tried again',
  async (_, type, body) => {
    const { seen } = await openPage((_, response) => {
      response.writeHead(200, { 'content-type': type }).end(body)
    })
    expect(await failure(getProfile())).toMatchObject({ kind: 'malformed', retryable: false })
    expect(seen).toHaveLength(1)
  },
)

describe('no answer', () => {
  test('is offline, of a read and of a change', async () => {
    const { seen } = await openPage((_, response) => void response.destroy())
    expect(await failure(change())).toMatchObject({ kind: 'offline', status: 0, retryable: true })
    expect(seen).toHaveLength(1)
    expect(await failure(call())).toMatchObject({ kind: 'offline', status: 0 })
    expect(seen).toHaveLength(3)
  })

  test('in time is a timeout; a file has longer', async () => {
    const { timeout } = AbortSignal
    const spy = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => timeout.call(AbortSignal, 20))
    await openPage(() => {})
    expect(await failure(call())).toMatchObject({ kind: 'timeout', status: 0, retryable: true })
    expect(await failure(change({ body: new FormData() }))).toMatchObject({ kind: 'timeout' })
    expect(spy.mock.calls).toEqual([[30_000], [300_000]])
  })

  test('in full is a failure too', async () => {
    await openPage((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
      response.write('{"half":', () => response.destroy())
    })
    expect(await failure(change())).toMatchObject({ kind: 'offline', status: 0 })
  })
})

describe('a caller that gives up', () => {
  test('gets its own abort, which is no failure of ours', async () => {
    const controller = new AbortController()
    await openPage(() => controller.abort())
    await expect(call({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('before it asked sends nothing', async () => {
    const { seen } = await openPage((_, response) => give(response, 200, {}))
    await expect(call({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(seen).toEqual([])
  })

  test('between two tries ends them', async () => {
    const controller = new AbortController()
    const { seen } = await openPage((_, response) => {
      response.on('close', () => controller.abort())
      give(response, 503, {})
    })
    await expect(call({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen).toHaveLength(1)
  })
})
