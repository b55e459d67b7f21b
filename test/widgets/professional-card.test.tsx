import { expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { arabicProfile, emptyProfile, profile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import '../../widgets/professional-card/professional-card.element'
import { configure } from '../support/page'
import { place, shown } from '../support/widget'
import { settle } from '../support/time'
import { facts, find, hasControl, textOf } from '../support/inside'
import { usePortal } from './portal'

/** The card on a page, with what the portal answers. */
async function placeCard(body: object = profile) {
  const portal = usePortal(answer(getProfile, body as never))
  const card = place('ndt-professional-card')
  await settle()
  return { card, ...portal }
}

test('R30 R132 the card has its title, and one request', async () => {
  const { card, asked } = await placeCard()
  expect(textOf(find(card, 'h2')!)).toBe('Professional Information')
  expect(asked()).toEqual(['GET /api/v2/user/get-profile-details'])
})

test('R133 the card shows the professions and the industries', async () => {
  const { card } = await placeCard()
  expect(facts(card)).toEqual({
    Professions: 'NDT Technician Level II Phased Array Specialist Welding Inspector',
    Industries: 'Oil & Gas Offshore Wind Shipbuilding Power Generation',
  })
})

test.each([
  ['missing', emptyProfile],
  ['empty', { data: { ...profile.data, professions: [], industries: [] } }],
])('R35 lists that are %s are a -', async (_, body) => {
  const { card } = await placeCard(body)
  expect(facts(card)).toEqual({
    Professions: '- Add your professions : they say what you do',
    Industries: '- Add your industries : where you know your way',
  })
})

test('R133 each entry keeps its own direction', async () => {
  const { card } = await placeCard(arabicProfile)
  const entries = [...card.shadowRoot!.querySelectorAll('li')]
  expect(entries.map(entry => entry.dir)).toEqual(Array(4).fill('auto'))
  expect(entries[1]!.textContent).toBe('مفتش لحام')
})

test('R36 the pencil says what it edits', async () => {
  const { card } = await placeCard()
  expect(hasControl(card, 'Edit Professional Information')).toBe(true)
})

test('R30 a page replaces the texts', async () => {
  configure({ texts: { 'professional-card': { title: 'Beruf', professions: 'Berufe' } } })
  const { card } = await placeCard(emptyProfile)
  expect(shown(card)).toBe(
    'BerufBerufe-Add your professions: they say what you doIndustries-Add your industries: where you know your way',
  )
})
