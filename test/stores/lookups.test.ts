import { expect, test } from 'vitest'
import {
  getCountries,
  getIndustries,
  getLanguages,
  getProfessions,
  getSkills,
} from '../../src/contract'
import {
  $countries,
  $industries,
  $languages,
  $professions,
  $skills,
} from '../../src/stores/lookups'
import { answer, fail } from '../../stories/support/calls'
import { settle } from '../support/time'
import { usePortal } from '../widgets/portal'

const options = [
  { id: 1, name: 'Norway' },
  { id: 2, name: 'Netherlands' },
]
const nothing = () => {}

const lookups = [
  ['R134', 'languages', $languages, getLanguages, '/api/v2/get-languages'],
  ['R134', 'countries', $countries, getCountries, '/api/v2/get-countries'],
  ['R134', 'professions', $professions, getProfessions, '/api/v2/get-professions'],
  ['R134', 'industries', $industries, getIndustries, '/api/v2/get-industriestype'],
  ['R135', 'skills', $skills, getSkills, '/api/v2/get-skills'],
] as const

test.each(lookups)(
  '%s the %s are read once for all forms',
  async (_, _name, $store, call, path) => {
    const { asked } = usePortal(answer(call, { data: options }))
    const stops = [$store.listen(nothing), $store.listen(nothing)]
    await settle()
    expect(asked()).toEqual([`GET ${path}`])
    expect($store.get()).toEqual({ data: options, loading: false })
    for (const stop of stops) stop()
  },
)

test('R134 R135 none is read before a form offers it', async () => {
  const { asked } = usePortal()
  await settle()
  expect(asked()).toEqual([])
})

test.each([
  ['an object', { data: options }],
  ['an object in an object', { data: { data: options } }],
  ['a bare list', options],
])('R134 R135 Q34 choices come in %s', async (_, body) => {
  usePortal(answer(getSkills, body as never))
  const stop = $skills.listen(nothing)
  await settle()
  expect($skills.get().data).toEqual(options)
  stop()
})

test('R134 choices that cannot be read are a failure of their form alone', async () => {
  usePortal(fail(getCountries, 403), answer(getSkills, { data: options }))
  const stops = [$countries.listen(nothing), $skills.listen(nothing)]
  await settle()
  expect($countries.get()).toMatchObject({ error: { status: 403 }, loading: false })
  expect($skills.get()).toEqual({ data: options, loading: false })
  for (const stop of stops) stop()
})
