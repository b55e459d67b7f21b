// @vitest-environment node
import { expect, test } from 'vitest'
import { chosenPreferences } from '../../demo/db/queries/lookups'
import { post, useSite } from './seeded-site'

const site = useSite()

const save = (preferences: unknown, as = site.jonas) =>
  post(site, '/api/v2/user/update-preferences', { as, json: { preferences } })

const chosen = (id = site.jonas.id) => chosenPreferences(site.db, id)

test('R120 the choice is saved, each once, and may be none', async () => {
  const { status, body } = await save([3, 1, '2', 3])
  expect([status, body]).toEqual([200, { message: 'Your Preferences Saved' }])
  expect(await chosen()).toEqual([1, 2, 3])
  expect((await save([])).status).toBe(200)
  expect(await chosen()).toEqual([])
})

test.each([[[1, 99_999]], [[99_999_999_999]]])('R123 %j is refused whole', async preferences => {
  await save([2])
  const { status, errors } = await save(preferences)
  expect([status, errors]).toEqual([422, { preferences: ['The selected preferences is invalid.'] }])
  expect(await chosen()).toEqual([2])
})

test.each([
  [undefined, { preferences: ['The preferences field is required.'] }],
  ['1', { preferences: ['The preferences must be an array.'] }],
  [['x'], { 'preferences.0': ['The selected preferences.0 is invalid.'] }],
])('R123 %j is no choice', async (preferences, expected) => {
  const { status, errors } = await save(preferences)
  expect([status, errors]).toEqual([422, expected])
})

test('R6 the choice is the caller’s own', async () => {
  const before = await chosen(site.amara.id)
  await save([1])
  expect(await chosen(site.amara.id)).toEqual(before)
  expect((await save([1], site.seller)).status).toBe(403)
})

test('R120 two at once leave one choice whole', async () => {
  await Promise.all([save([1, 2]), save([3, 4])])
  expect([
    [1, 2],
    [3, 4],
  ]).toContainEqual(await chosen())
})
