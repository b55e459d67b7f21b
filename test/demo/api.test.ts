// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readAnswer, getProfile, getViewedCompanies } from '../../src/contract'
import { recordView } from '../../demo/db/queries/companies'
import * as tables from '../../demo/db/schema'
import { ask, useWorld, type Request } from './api-world'

const world = useWorld()

const get = (path: string, request?: Request) => ask(world.app, 'GET', path, request)

const own = [
  '/api/v2/user/get-profile-details',
  '/api/v2/user/get-preferences',
  '/api/v2/user/most-viewed-companies',
  '/api/v2/user/get-saved-job?is_applied=2',
  '/api/v2/user/get-saved-course?is_applied=2',
]

describe('what belongs to a job seeker', () => {
  test.each(own)('R6 %s is for a signed-in job seeker', async path => {
    expect(await get(path)).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } })
    expect((await get(path, { as: world.seller })).status).toBe(403)
    const { status, headers } = await get(path, { as: world.ana })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  test('R132 the profile is the caller’s own', async () => {
    const { body } = await get('/api/v2/user/get-profile-details', { as: world.ana })
    expect(readAnswer(getProfile, body)).toMatchObject({
      user_id: world.ana.id,
      about_me: 'UT Level III',
      user: { first_name: 'Ana', email: 'ana@example.com' },
    })
    expect((await get('/api/v2/user/get-profile-details', { as: world.bo })).status).toBe(404)
  })

  test('R119 the preferences are the caller’s own', async () => {
    const [row] = await world.db.insert(tables.preferences).values({ name: 'NDT Jobs' }).returning()
    await world.db
      .insert(tables.userPreferences)
      .values({ userId: world.ana.id, preferenceId: row!.id })
    const read = async (as: Request['as']) =>
      (await get('/api/v2/user/get-preferences', { as })).body
    expect(await read(world.ana)).toEqual({ data: [row!.id] })
    expect(await read(world.bo)).toEqual({ data: [] })
    expect((await get('/api/v2/get-preferences')).body).toEqual({ data: [row] })
  })

  test('R104 R106 the viewed companies are the caller’s own', async () => {
    await recordView(world.db, world.ana.id, world.companyId)
    const read = async (as: Request['as']) =>
      readAnswer(getViewedCompanies, (await get('/api/v2/user/most-viewed-companies', { as })).body)
    expect(await read(world.ana)).toMatchObject([
      { company_slug: 'sonda', rating: 4.5, last_visited: 0, company_featured_status: true },
    ])
    expect(await read(world.bo)).toEqual([])
  })
})

describe('lookups', () => {
  test.each([
    '/api/v2/get-languages',
    '/api/v2/get-countries',
    '/api/v2/get-professions',
    '/api/v2/get-industriestype',
    '/api/v2/get-skills',
    '/api/v2/get-preferences',
  ])('R134 R135 %s is open to all', async path => {
    const { status, body, headers } = await get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toEqual({ data: expect.any(Array) })
  })

  test('Q14 an entry that a user added is theirs alone', async () => {
    await world.db.insert(tables.languages).values({ name: 'Mirandese', addedBy: world.ana.id })
    const names = async (as?: Request['as']) =>
      (await get('/api/v2/get-languages', { as })).body.data.map(
        (row: { name: string }) => row.name,
      )
    expect(await names(world.ana)).toContain('Mirandese')
    expect(await names(world.bo)).not.toContain('Mirandese')
    expect(await names()).not.toContain('Mirandese')
  })
})
