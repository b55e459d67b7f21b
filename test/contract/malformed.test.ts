// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  getCountries,
  getProducts,
  getProfile,
  getSavedJobs,
  getViewedCompanies,
  updateJobInfo,
  updatePreferences,
  updateProfile,
} from '../../src/contract'
import { ApiError } from '../../src/error'
import { usePortal } from './portal'

const portal = usePortal()

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('an answer of which nothing can be read', () => {
  const jobs = () => getSavedJobs({ query: { is_applied: 2 } })

  test('says why in the words of the backend, where that says so with a 200', async () => {
    portal.reply = { status: 200, body: { success: false, message: 'No such user' } }
    const { kind, message, reason } = await failure(jobs())
    expect([kind, message, reason]).toEqual(['refused', 'No such user', 'No such user'])
  })

  test.each([
    ['R133', getProfile, { data: { message: 'Unauthenticated.' } }, 'the body'],
    ['R93', jobs, { data: [{ id: 'seven', job_title: 'RT' }, { id: 2 }] }, '0.id'],
    ['R106', getViewedCompanies, { data: 'none' }, 'the body'],
    ['R134', getCountries, { data: [{ id: 1, name: null }] }, '0.name'],
    ['R183', getProducts, { data: [{}] }, '0'],
    ['R183', getProducts, { meta: { pagination: {} } }, 'the body'],
  ])('%s fails as malformed and names the field (%#)', async (_, call, body, field) => {
    portal.reply = { status: 200, body }
    const { kind, message, retryable } = await failure(call())
    expect([kind, retryable]).toEqual(['malformed', false])
    expect(message).toMatch(new RegExp(`^GET /api/v2/.*: ${field.replaceAll('.', '\\.')}: `))
  })

  test.each([[{}], [{ data: null }], [null], ['<!doctype html>'], [[]]])(
    'R39 %j is no profile',
    async body => {
      portal.reply = { status: 200, body }
      expect((await failure(getProfile())).kind).toBe('malformed')
    },
  )

  test.each([
    [{}],
    [null],
    ['<!doctype html>'],
    [{ data: { id: 1 } }],
    [{ success: false, data: null }],
    [{ success: false, data: [] }],
  ])('R97 Q108 Q115 %j is no list, and not an empty one either', async body => {
    portal.reply = { status: 200, body }
    expect((await failure(jobs())).kind).toBe('malformed')
  })
})

describe('an answer that refuses', () => {
  test('R11 R53 keeps the first message a field', async () => {
    const errors = { city: ['Too long.', 'Odd.'], linkedin_url: ['Not an address.'] }
    portal.reply = { status: 422, body: { message: 'Too long.', errors } }
    const { kind, status, fields } = await failure(updateProfile({ body: { first_name: 'Ana' } }))
    expect([kind, status]).toEqual(['refused', 422])
    expect(fields).toEqual({ city: 'Too long.', linkedin_url: 'Not an address.' })
  })

  test('R50 R69 where only 200 is success, 201 is not', async () => {
    portal.reply = { status: 201, body: {} }
    expect((await failure(updateJobInfo({ body: {} }))).status).toBe(201)
    await expect(updatePreferences({ body: { preferences: [] } })).resolves.toBeDefined()
  })

  test.each([401, 419])('Q43 %i says that the session ended', async status => {
    portal.reply = { status, body: { message: 'Unauthenticated.' } }
    expect((await failure(updateJobInfo({ body: {} }))).kind).toBe('session')
  })

  test('R97 Q25 404 keeps its status, so that it can mean an empty list', async () => {
    portal.reply = { status: 404, body: {} }
    expect(await failure(jobs404())).toMatchObject({ kind: 'refused', status: 404 })
  })
})

const jobs404 = () => getSavedJobs({ query: { is_applied: 0 } })
