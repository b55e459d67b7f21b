import { describe, expect, test } from 'vitest'
import { getProfile, getSkills } from '../../src/contract'
import { type Outgoing } from '../../src/http'
import { give } from '../support/server'
import { openPage, call, change, failure } from './http-asked'

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
    expect(await call()).toMatchObject({ status: 200, data: { ok: true } })
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
    expect(await call()).toMatchObject({ status: 200, data: { ok: true } })
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

  test.each([404, 409, 429])('is not what a refusal is: a %i is not tried again', async status => {
    const { seen } = await openPage((_, response) => give(response, status, {}))
    await failure(call())
    expect(seen).toHaveLength(1)
  })
})

test('Q108 JSON that PHP sends as a page is read', async () => {
  await openPage((_, response) => give(response, 200, ' {"data": [{"id": "3", "name": "UT"}]}\n'))
  expect(await getSkills()).toEqual([{ id: 3, name: 'UT' }])
})

test('Q108 JSON that a server sends as plain text is read', async () => {
  await openPage((_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('{"data": [{"id": "3", "name": "UT"}]}')
  })
  expect(await getSkills()).toEqual([{ id: 3, name: 'UT' }])
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
