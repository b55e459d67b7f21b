import nodeConsole from 'node:console'
import { describe, expect, test, vi } from 'vitest'
import { updateJobInfo } from '../../src/contract'
import { ApiError } from '../../src/error'
import { configure, openAt, setCookie } from '../support/page'
import { give, giveAcross, serve } from '../support/server'

type Answers = Parameters<typeof serve>[0]

const resume = new File(['%PDF'], 'okafor.pdf', { type: 'application/pdf' })

/** A page whose own server answers its calls as the test says. */
async function openPage(answers: Answers) {
  // happy-dom logs failed calls as a browser does, to the console of Node.
  vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})
  const server = await serve(answers)
  openAt(`${server.origin}/creator`)
  return server
}

/** Saves a form with a file, over XMLHttpRequest; what it tells on the way has tests in a browser. */
const save = (more: { signal?: AbortSignal } = {}) =>
  updateJobInfo({ body: { skills: [3, 'TOFD'], resume }, onProgress() {}, ...more })

/** The failure of a call that has to fail. */
async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a call that tells its progress', () => {
  test('sends what every call sends, R9 and the CSRF token included', async () => {
    const { seen } = await openPage((_, response) => give(response, 200, {}))
    setCookie('XSRF-TOKEN', 't%3D1')
    const fetch = vi.spyOn(globalThis, 'fetch')
    await save()
    expect(fetch).not.toHaveBeenCalled()
    expect(seen).toEqual([
      expect.objectContaining({ method: 'POST', url: '/api/v2/user/update-jobinfo' }),
    ])
    expect(seen[0]!.headers).toMatchObject({
      accept: 'application/json',
      cookie: 'XSRF-TOKEN=t%3D1',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 't=1',
    })
    expect(seen[0]!.body).toMatch(/name="skills\[\]"\r\n\r\n3\r\n/)
    expect(seen[0]!.body).toMatch(/name="resume"; filename="okafor.pdf"\r\n/)
  })

  test('goes below the base of the page’s settings; elsewhere without cookies and token', async () => {
    await openPage((_, response) => give(response, 200, {}))
    const other = await serve((_, response) => giveAcross(response, 200, {}))
    configure({ apiBase: `${other.origin}/portal` })
    setCookie('XSRF-TOKEN', 't1')
    await save()
    const { method, url, headers } = other.seen.at(-1)!
    expect([method, url]).toEqual(['POST', '/portal/api/v2/user/update-jobinfo'])
    expect(headers.cookie).toBeUndefined()
    expect(headers).not.toHaveProperty('x-xsrf-token')
  })

  test.each([
    ['JSON', 'application/json', '{"data":{"ok":true}}', { data: { ok: true } }],
    ['a text', 'text/plain', 'saved', 'saved'],
    ['nothing', 'application/json', '', undefined],
  ])('gives %s as the answer', async (_, type, body, answer) => {
    await openPage(
      (_, response) => void response.writeHead(200, { 'content-type': type }).end(body),
    )
    expect(await save()).toEqual(answer)
  })

  test('takes only the status that the description names as success', async () => {
    await openPage((_, response) => void response.writeHead(204).end())
    expect(await failure(save())).toMatchObject({ kind: 'refused', status: 204 })
  })
})

describe('a call that tells its progress fails as every call does', () => {
  test('R11 refused, with the first message of each field', async () => {
    const errors = { resume: ['The resume must be a file of type: pdf.', 'Too large.'] }
    await openPage((_, response) => give(response, 422, { message: 'Not valid.', errors }))
    expect(await failure(save())).toMatchObject({
      kind: 'refused',
      status: 422,
      message: 'Not valid.',
      fields: { resume: 'The resume must be a file of type: pdf.' },
    })
  })

  test('Q43 with the time that the server asks to wait', async () => {
    await openPage((_, response) => {
      response.setHeader('retry-after', '120')
      give(response, 429, { message: 'Too many.' })
    })
    const message = 'Too many. Please try again in 2 minutes.'
    expect(await failure(save())).toMatchObject({ status: 429, message })
  })

  test('Q43 which may be a date by its own clock', async () => {
    await openPage((_, response) => {
      response.setHeader('date', new Date(1e9).toUTCString())
      response.setHeader('retry-after', new Date(1e9 + 20_000).toUTCString())
      give(response, 429, { message: 'Too many.' })
    })
    const message = 'Too many. Please try again in 20 seconds.'
    expect(await failure(save())).toMatchObject({ status: 429, message })
  })

  test.each<[number, string]>([
    [401, 'session'],
    [419, 'session'],
    [413, 'refused'],
    [502, 'server'],
  ])('status %d is of the kind %s, and nothing is sent twice', async (status, kind) => {
    const { seen } = await openPage((_, response) => give(response, status, '<h1>Sorry</h1>'))
    expect(await failure(save())).toMatchObject({ kind, status })
    expect(seen).toHaveLength(1)
  })

  test('a redirect to a sign-in page is an ended session', async () => {
    await openPage(({ url }, response) => {
      if (url === '/sign-in') give(response, 200, '<h1>Sign in</h1>')
      else response.writeHead(302, { location: '/sign-in' }).end()
    })
    expect(await failure(save())).toMatchObject({ kind: 'session', status: 401 })
  })

  test('a status that no response can be made of fails as one of a server', async () => {
    // as in browsers; happy-dom makes one of any
    const { Response: Any } = globalThis
    class Response extends Any {
      constructor(body?: BodyInit | null, init?: ResponseInit) {
        if (init?.status && init.status > 599) throw new RangeError('Invalid status')
        super(body, init)
      }
    }
    vi.stubGlobal('Response', Response)
    await openPage((_, response) => give(response, 999, {}))
    expect(await failure(save())).toMatchObject({ kind: 'server' })
  })

  test('no answer is offline', async () => {
    await openPage((_, response) => void response.destroy())
    expect(await failure(save())).toMatchObject({ kind: 'offline', status: 0, retryable: true })
  })

  test('none within 300 seconds is a timeout', async () => {
    const { timeout } = AbortSignal
    const spy = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => timeout.call(AbortSignal, 40))
    await openPage(() => {})
    expect(await failure(save())).toMatchObject({ kind: 'timeout', status: 0, retryable: true })
    expect(spy.mock.calls).toEqual([[300_000]])
  })
})

describe('a caller that gives up', () => {
  test('gets its own abort, and the connection is cut', async () => {
    const controller = new AbortController()
    const cut = vi.fn()
    await openPage((_, response) => {
      response.on('close', cut)
      controller.abort()
    })
    await expect(save({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => cut.mock.calls).toHaveLength(1)
  })

  test('before it asked sends nothing', async () => {
    const { seen } = await openPage((_, response) => give(response, 200, {}))
    await expect(save({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(seen).toEqual([])
  })
})
