import { describe, expect, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { emptyProfile, profile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import '../../widgets/profile-card/profile-card.element'
import { configure } from '../support/page'
import { listen, place } from '../support/widget'
import { settle } from '../support/time'
import { control, facts, find, links, textOf } from '../support/inside'
import { usePortal } from './portal'

/** All that is missing, and what asks for it. */
const EMPTY = {
  Country: '- Add your country',
  Email: '-',
  'Contact number': '- Add your number',
}

/** The card on a page, with a profile that differs from the filled one by this. */
async function placeCard(differs: object = {}, whole: object = profile.data) {
  const portal = usePortal(answer(getProfile, { data: { ...whole, ...differs } } as never))
  const card = place('ndt-profile-card')
  await settle()
  return { card, about: () => textOf(find(card, '.profile-card__about')!), ...portal }
}

test('R31 R132 the card shows the first name, from one request', async () => {
  const ready = listen('ndt-ready')
  const { card, asked } = await placeCard()
  expect(textOf(find(card, 'h2')!)).toBe('Amara')
  expect(asked()).toEqual(['GET /api/v2/user/get-profile-details'])
  expect(ready).toEqual([{ tag: 'ndt-profile-card' }])
})

test('R31 R133 the photo stands beside the name; without one, the initial', async () => {
  const { card } = await placeCard({ profile_image: '/photos/amara.webp' })
  expect(find(card, 'img')!.getAttribute('src')).toBe('/photos/amara.webp')
  const { card: other } = await placeCard({ profile_image: null })
  expect(find(other, '.profile-card__av')!.textContent).toBe('A')
})

test('R31 R35 without a first name there is a - in its place, and no initial', async () => {
  const { card } = await placeCard({ user: { first_name: '', email: '' }, profile_image: null })
  expect(textOf(find(card, 'h2')!)).toBe('-')
  expect(find(card, '.profile-card__av')!.textContent).toBe('?')
})

test('R32 the card shows what the user tells', async () => {
  const { about } = await placeCard({ about_me: 'PAUT technician.' })
  expect(about()).toBe('PAUT technician.')
})

test.each([null, ''])('R32 where that is %j, it asks for it', async about_me => {
  const { about } = await placeCard({ about_me })
  expect(about()).toBe('Tell us something about yourself...')
})

test('R32 what asks for it has the direction of its page, as it is no word of the user', async () => {
  const { card } = await placeCard({ about_me: null })
  expect(find(card, '.profile-card__about')!.hasAttribute('dir')).toBe(false)
})

describe('R33 the links to LinkedIn and Twitter', () => {
  const both = { linkedin_url: 'https://l.example/in/a', twitter_url: 'http://t.example/a' }

  test('open in a new tab, and say so', async () => {
    const { card } = await placeCard(both)
    expect(links(card)).toEqual({
      'LinkedIn (opens in a new tab)': 'https://l.example/in/a',
      'Twitter (opens in a new tab)': 'http://t.example/a',
    })
    const all = [...card.shadowRoot!.querySelectorAll('a')].map(({ target, rel }) => [target, rel])
    expect(all).toEqual(Array(2).fill(['_blank', 'noopener noreferrer']))
  })

  test.each(['L.example/in/a', 'www.l-l.example/in/a?b=c:d'])(
    'are those of an address that is stored without its scheme: %s',
    async url => {
      const { card } = await placeCard({ linkedin_url: url })
      expect(links(card)['LinkedIn (opens in a new tab)']).toBe(`https://${url}`)
    },
  )

  test.each([
    null,
    '',
    'javascript:alert(document.cookie)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//l.example/in/a',
    '@amara',
    'amara@l.example',
    'amara.okafor',
    'localhost',
  ])('are greyed out, and lead nowhere, where the address is %j', async url => {
    const { card } = await placeCard({ linkedin_url: url, twitter_url: url })
    expect(links(card)).toEqual({ 'LinkedIn, not set': null, 'Twitter, not set': null })
    const link = control(card, 'LinkedIn, not set')
    expect(link.getAttribute('role')).toBe('link')
    expect(link.getAttribute('aria-disabled')).toBe('true')
  })
})

test('R34 R133 the card shows country, email and contact number', async () => {
  const { card } = await placeCard()
  expect(facts(card)).toEqual({
    Country: 'United Kingdom',
    Email: 'amara.okafor@calderfield.example',
    'Contact number': '+44 1224 496 0182',
  })
})

test('R35 what is missing is a -', async () => {
  const { card } = await placeCard({}, emptyProfile.data)
  expect(facts(card)).toEqual(EMPTY)
})

test('R35 what is empty is a -', async () => {
  const { card } = await placeCard({
    user: { first_name: 'Amara', email: '' },
    country: [],
    contact_number: '',
  })
  expect(facts(card)).toEqual(EMPTY)
})

test('R133 a user’s own words stay text, each in its own direction', async () => {
  const { card } = await placeCard({ about_me: '<img src=x onerror=alert(1)> ليلى' })
  const about = find(card, '.profile-card__about')!
  expect(about.textContent).toBe('<img src=x onerror=alert(1)> ليلى')
  expect(about.getAttribute('dir')).toBe('auto')
  expect(find(card, 'h2')!.getAttribute('dir')).toBe('auto')
  const values = [...card.shadowRoot!.querySelectorAll('dd')].map(dd => dd.firstElementChild)
  expect(values.map(value => value!.localName)).toEqual(['bdi', 'bdi', 'bdi'])
})

test('R32 R33 R34 a page replaces the texts', async () => {
  const texts = { aboutMe: 'Erzählen Sie von sich …', country: 'Land', notSet: '{network} fehlt' }
  configure({ texts: { 'profile-card': texts } })
  const { card, about } = await placeCard({}, emptyProfile.data)
  expect(about()).toBe('Erzählen Sie von sich …')
  expect(Object.keys(facts(card))).toEqual(['Land', 'Email', 'Contact number'])
  expect(Object.keys(links(card))).toEqual(['LinkedIn fehlt', 'Twitter fehlt'])
})
