// @vitest-environment node
import { expect, test } from 'vitest'
import { post, profileOf, useSite } from './seeded-site'

const site = useSite()

const save = (multipart: Record<string, string>) =>
  post(site, '/api/v2/user/update-jobinfo', { as: site.jonas, multipart })

test('R60 saves locations, skills and the letter, and Q38 clears what is left out', async () => {
  const { status, body } = await save({
    'locations[0]': '3',
    'locations[1]': '1',
    'skills[]': 'Kite Inspection',
    cover_letter: 'Hello\r\nthere',
  })
  expect([status, body]).toEqual([200, { message: 'Job Information Updated' }])
  expect(await profileOf(site, site.jonas)).toMatchObject({
    locations: [{ id: 3 }, { id: 1 }],
    skills: [{ name: 'Kite Inspection' }],
    cover_letter: 'Hello\nthere',
  })
  await save({})
  const empty = { locations: [], skills: [], cover_letter: null }
  expect(await profileOf(site, site.jonas)).toMatchObject(empty)
})

test.each(['99999', '99999999999'])('R61 takes no location %s', async id => {
  const { status, errors } = await save({ 'locations[]': id })
  expect([status, errors]).toEqual([422, { locations: ['The selected locations is invalid.'] }])
})

test('R61 takes no new location by name', async () => {
  const { status, errors } = await save({ 'locations[]': 'Atlantis' })
  expect([status, Object.keys(errors)]).toEqual([422, ['locations.0']])
})

test('R62 takes 1000 characters of a letter', async () => {
  expect((await save({ cover_letter: 'x\r\n'.repeat(500) })).status).toBe(200)
  expect((await save({ cover_letter: 'x'.repeat(1001) })).errors).toEqual({
    cover_letter: ['The cover letter must not be greater than 1000 characters.'],
  })
})
