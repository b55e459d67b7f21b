import { describe, expect, onTestFinished, test } from 'vitest'
import { getProfile } from '../../src/contract'
import { $profile } from '../../src/index'
import { profile, user } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import '../../widgets/site-header/site-header.element'
import { configure } from '../support/page'
import { place } from '../support/widget'
import { settle } from '../support/time'
import { placeHeader } from './header'
import {
  control,
  entries,
  find,
  hasControl,
  links,
  nameOf,
  press,
  seen,
  textOf,
} from '../support/inside'
import { signIn, usePortal } from './portal'

const MENU = 'Account of Amara'

test('R27 Q39 the button shows the initial and the first name', async () => {
  const { header } = await placeHeader({ ...user, profile_image: '/photos/amara.webp' })
  const button = control(header, MENU)
  expect(button.querySelector('.av')!.textContent).toBe('A')
  expect(button.querySelector('img')).toBeNull()
  expect(seen(button)).toBe('A Amara')
})

test('R27 the menu shows the initial, the first name and what the user tells', async () => {
  const { header } = await placeHeader()
  await press(header, MENU)
  const head = find(header, '.pop__head')!
  expect(head.querySelector('.av')!.textContent).toBe('A')
  expect(textOf(head)).toBe('Amara PAUT and TOFD technician, PCN Level II')
  expect([...head.querySelectorAll('[dir=auto]')]).toHaveLength(2)
})

test.each([
  [{ id: 7, first_name: '', email: 'amara@calderfield.example' }, 'amara@calderfield.example', 'A'],
  [{ id: 7, first_name: 'ليلى' }, 'ليلى', 'ل'],
  [{ id: 7, first_name: '<b>Al</b>' }, '<b>Al</b>', '<'],
  [{ id: 7 }, '', '?'],
])('R27 of %j it shows "%s" and %s', async (as, name, initial) => {
  const { header } = await placeHeader(as)
  const button = find(header, '[aria-haspopup=menu]')!
  expect(nameOf(button)).toBe(`Account of ${name}`.trim())
  expect(seen(button)).toBe(`${initial} ${name}`.trim())
})

test('R27 the name follows the profile, where a card shows it', async () => {
  usePortal(answer(getProfile, profile))
  signIn({ ...user, first_name: 'Amy', about_me: 'Old.' })
  const header = place('ndt-site-header')
  await settle()
  expect(hasControl(header, 'Account of Amy')).toBe(true)
  const stop = $profile.listen(() => {})
  await settle()
  await press(header, MENU)
  expect(textOf(find(header, '.pop__head')!)).toBe(`Amara ${profile.data.about_me}`)
  stop()
})

test('R28 the menu has these entries', async () => {
  const { header } = await placeHeader()
  await press(header, MENU)
  expect(entries(header)).toEqual(['My Profile', 'Preferences', 'Change Password', 'Sign out'])
})

test('R28 R38 My Profile is a link', async () => {
  const { header } = await placeHeader()
  await press(header, MENU)
  expect(links(header)['My Profile']).toBe('/creator')
})

describe('R28 R36 an entry of the menu', () => {
  test.each([
    ['Preferences', 'ndt-preferences'],
    ['Change Password', 'ndt-change-password'],
    ['Sign out', 'ndt-sign-out'],
  ])('for %s opens <%s>, closes the menu and gives the focus back', async (label, tag) => {
    const { header } = await placeHeader()
    await press(header, MENU)
    expect(find(header, tag)).toBeNull()
    await press(header, label)
    expect(find(header, tag)).not.toBeNull()
    expect(entries(header)).toEqual([])
    expect(header.shadowRoot!.activeElement).toBe(control(header, MENU))
  })
})

test('R28 a page replaces the texts', async () => {
  const texts = { menu: 'Konto von {name}', profile: 'Mein Profil', signOut: 'Abmelden' }
  configure({ texts: { 'site-header': texts } })
  const { header } = await placeHeader()
  await press(header, 'Konto von Amara')
  expect(entries(header)).toEqual(['Mein Profil', 'Preferences', 'Change Password', 'Abmelden'])
})

test('R27 the menu closes where a router of the page leads on', async () => {
  const { header } = await placeHeader()
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('ndt-navigate', stay)
  onTestFinished(() => document.removeEventListener('ndt-navigate', stay))
  await press(header, MENU)
  find<HTMLElement>(header, 'a[role=menuitem]')!.click()
  await expect.poll(() => find(header, '[role=menu]')).toBeNull()
})
