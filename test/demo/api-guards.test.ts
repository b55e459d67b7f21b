// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { getPreferences, toggleProduct, updateJobInfo, updatePreferences } from '../../src/contract'
import { serve } from '../../demo/api/serve'
import { readSession } from '../../demo/db/queries/sessions'
import { log } from '../../demo/log'
import { ask, siteOf, useWorld, type Request } from './api-world'

const world = useWorld()

const post = (path: string, request?: Request) => ask(world.app, 'POST', path, request)

describe('a call that changes state', () => {
  const bookmark = () => ({
    user_id: String(world.ana.id),
    job_id: String(world.jobs[0]!.id),
    is_bookmarked: '0',
  })

  test('R9 needs the session’s own token', async () => {
    const path = '/api/v2/job-bookmark'
    const form = bookmark()
    const stolen = { as: world.ana, form, headers: { 'X-XSRF-TOKEN': 'a.b' } }
    expect((await post(path, { as: world.ana, form, forged: true })).status).toBe(419)
    expect((await post(path, stolen)).status).toBe(419)
    const foreign = { as: world.ana, form, headers: { 'Sec-Fetch-Site': 'cross-site' } }
    expect((await post(path, foreign)).status).toBe(419)
    expect((await post(path, { as: world.ana, form })).status).toBe(200)
  })

  test('Q107 is refused where the page was served for another account', async () => {
    const send = (account: number) =>
      post('/api/v2/job-bookmark', {
        as: world.ana,
        form: bookmark(),
        headers: { 'X-NDT-Account': String(account) },
      })
    expect(await send(world.seller.id)).toMatchObject({
      status: 409,
      body: { success: false, code: 'account_changed' },
    })
    expect((await send(world.ana.id)).status).toBe(200)
  })

  test('R6 needs a session of the right role', async () => {
    const form = bookmark()
    expect((await post('/api/v2/job-bookmark', { form })).status).toBe(401)
    expect((await post('/api/v2/job-bookmark', { as: world.seller, form })).status).toBe(403)
  })

  test('Q49 is guarded as a GET too, and open to scripts only', async () => {
    const app = siteOf(world.db, it =>
      serve(it, toggleProduct, async () => ({ message: 'Flipped' })),
    )
    const get = (request: Request) =>
      ask(app, 'GET', '/api/v2/company/product/3/toggle-status', { as: world.seller, ...request })
    expect((await get({ forged: true })).status).toBe(419)
    expect((await get({ headers: { 'X-Requested-With': 'a-link' } })).status).toBe(403)
    expect(await get({})).toMatchObject({ status: 200, body: { message: 'Flipped' } })
  })
})

describe('the body', () => {
  test.each([
    ['json', { json: {} }],
    ['none', {}],
    ['text', { form: {}, headers: { 'Content-Type': 'text/plain' } }],
  ])('Q42 of a form is not taken as %s', async (_, request) => {
    const { status } = await post('/api/v2/job-bookmark', { as: world.ana, ...request })
    expect(status).toBe(415)
  })

  test('Q42 of a JSON call is not taken as a form', async () => {
    const app = siteOf(world.db, it => serve(it, updatePreferences, async () => null))
    const put = (request: Request) => ask(app, 'POST', '/api/v2/user/update-preferences', request)
    expect((await put({ form: { 'preferences[]': '1' } })).status).toBe(415)
    expect((await put({ json: { preferences: [1] } })).status).toBe(200)
    const broken = { form: {}, headers: { 'Content-Type': 'application/json' } }
    expect((await put(broken)).status).toBe(400)
  })

  test('R11 errors are lists of messages by field, in Laravel’s words', async () => {
    const { status, body } = await post('/api/v2/job-bookmark', {
      as: world.ana,
      form: { user_id: 'x', is_bookmarked: '' },
    })
    expect(status).toBe(422)
    expect(body).toEqual({
      message: 'The selected user id is invalid. (and 2 more errors)',
      errors: {
        user_id: ['The selected user id is invalid.'],
        job_id: ['The job id field is required.'],
        is_bookmarked: ['The is bookmarked field is required.'],
      },
    })
  })

  test('R62 line ends of a multipart text count once', async () => {
    const app = siteOf(world.db, it =>
      serve(it, updateJobInfo, async ({ body }) => ({ length: body.cover_letter?.length })),
    )
    const cover_letter = 'x\n'.repeat(500)
    const sent = { multipart: { cover_letter, 'locations[]': '3' } }
    expect(await ask(app, 'POST', '/api/v2/user/update-jobinfo', sent)).toMatchObject({
      status: 200,
      body: { length: 1000 },
    })
  })

  test('Q43 of too many bytes is refused', async () => {
    const json = { preferences: ['1'.repeat(1_100_000)] }
    const app = siteOf(world.db, it => serve(it, updatePreferences, async () => null))
    const headers = { 'Content-Length': '1100020' }
    const { status } = await ask(app, 'POST', '/api/v2/user/update-preferences', { json, headers })
    expect(status).toBe(413)
  })
})

describe('answers', () => {
  test('an unknown call is a 404 in JSON', async () => {
    expect(await ask(world.app, 'GET', '/api/v2/nothing')).toMatchObject({
      status: 404,
      body: { message: 'There is no such call.' },
    })
  })

  test.each([
    ['breaks', () => Promise.reject(new Error('secret'))],
    ['does not fit the contract', () => Promise.resolve({ data: ['x'] })],
  ])('one that %s is a 500 without a trace, and is logged', async (_, handler) => {
    const failed = vi.spyOn(log, 'error').mockImplementation(() => {})
    const app = siteOf(world.db, it => serve(it, getPreferences, handler))
    expect(await ask(app, 'GET', '/api/v2/user/get-preferences')).toMatchObject({
      status: 500,
      body: { message: 'Server Error' },
    })
    expect(failed).toHaveBeenCalledOnce()
  })
})

test('R130 the sign-out ends the session, and a second one does no harm', async () => {
  expect((await post('/api/v1/logout', { as: world.ana, forged: true })).status).toBe(419)
  expect(await readSession(world.db, world.ana.token)).toBeDefined()
  const { status, headers } = await post('/api/v1/logout', { as: world.ana })
  expect([status, headers.getSetCookie().join()]).toEqual([
    200,
    expect.stringMatching(/ndt_session=(?!n{43})[\w-]{43}/),
  ])
  expect(await readSession(world.db, world.ana.token)).toBeUndefined()
  expect((await post('/api/v1/logout')).status).toBe(200)
})
