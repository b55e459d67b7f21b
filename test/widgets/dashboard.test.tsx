import { describe, expect, test } from 'vitest'
import { getProfile, getSavedCourses, getSavedJobs, getViewedCompanies } from '../../src/contract'
import { companies } from '../../stories/fixtures/companies'
import { profile } from '../../stories/fixtures/profile'
import { savedCourses, savedJobs } from '../../stories/fixtures/saved'
import { answer } from '../../stories/support/calls'
import '../../widgets/job-profile-card/job-profile-card.element'
import '../../widgets/professional-card/professional-card.element'
import '../../widgets/profile-card/profile-card.element'
import '../../widgets/saved-panel/saved-panel.element'
import '../../widgets/site-header/site-header.element'
import '../../widgets/viewed-companies/viewed-companies.element'
import { firstData, listen, place } from '../support/widget'
import { settle } from '../support/time'
import { choose, find, links, press } from '../support/inside'
import { signIn, usePortal } from './portal'

const CARDS = ['ndt-profile-card', 'ndt-professional-card', 'ndt-job-profile-card']
const TAGS = ['ndt-site-header', ...CARDS, 'ndt-saved-panel', 'ndt-viewed-companies']

const portal = () =>
  usePortal(
    answer(getProfile, { data: { ...profile.data, resume: null } }),
    answer(getSavedJobs, savedJobs),
    answer(getSavedCourses, savedCourses),
    answer(getViewedCompanies, companies),
  )

/** All that is on My Profile. */
async function placeDashboard() {
  const { asked } = portal()
  signIn()
  const placed = TAGS.map(tag => place(tag))
  await settle()
  return { asked, placed, tag: (name: string) => placed[TAGS.indexOf(name)]! }
}

test('R30 the dashboard’s tags stand beside each other, and each shows its own', async () => {
  const ready = listen('ndt-ready')
  const { placed } = await placeDashboard()
  expect(ready.map(({ tag }) => tag).sort()).toEqual([...TAGS].sort())
  const titles = placed.map(tag => find(tag, 'h2')?.textContent)
  expect(titles).toEqual([
    undefined,
    'Amara',
    'Professional Information',
    'Job Profile',
    'Saved',
    'Most Viewed Companies',
  ])
})

test('R132 one request serves the three cards of the profile', async () => {
  const { asked } = await placeDashboard()
  expect(asked().sort()).toEqual([
    'GET /api/v2/user/get-profile-details',
    'GET /api/v2/user/get-saved-job?is_applied=2',
    'GET /api/v2/user/most-viewed-companies',
  ])
})

test('R132 a card that comes later makes no request either', async () => {
  const { asked } = await placeDashboard()
  const before = asked().length
  const late = place('ndt-profile-card')
  await settle()
  expect(find(late, 'h2')!.textContent).toBe('Amara')
  expect(asked()).toHaveLength(before)
})

test('R132 a profile that the page inlined in one card serves all three', async () => {
  const { asked } = portal()
  place('ndt-profile-card', {}, firstData(JSON.stringify(profile)))
  const others = CARDS.slice(1).map(tag => place(tag))
  await settle()
  expect(asked()).toEqual([])
  expect(others.every(card => find(card, 'dl'))).toBe(true)
})

test('R38 the dashboard leads to these pages', async () => {
  const { placed, tag } = await placeDashboard()
  const addresses = placed.flatMap(each => Object.values(links(each)))
  await press(tag('ndt-site-header'), 'Account of Amara')
  addresses.push(...Object.values(links(tag('ndt-site-header'))))
  // to happy-dom another root’s focus is a fault
  const { activeElement } = tag('ndt-site-header').shadowRoot!
  ;(activeElement as HTMLElement | null)?.blur()
  await choose(tag('ndt-saved-panel'), 'Show', 'courses')
  addresses.push(...Object.values(links(tag('ndt-saved-panel'))))
  for (const address of [
    '/',
    '/creator',
    '/company-sign-in#create',
    '/ndt-companies',
    '/ndt-companies/harrow-inspection',
    '/ndt-jobs',
    '/ndt-jobs/senior-paut-technician',
    '/ndt-courses',
    '/ndt-courses/paut-level-ii-plate-and-pipe',
  ]) {
    expect(addresses).toContain(address)
  }
})

describe('R36 a control of the dashboard', () => {
  test.each([
    ['ndt-profile-card', ['Edit Personal Information'], 'ndt-personal-info'],
    ['ndt-profile-card', ['Edit Avatar'], 'ndt-avatar-editor'],
    ['ndt-professional-card', ['Edit Professional Information'], 'ndt-professional-info'],
    ['ndt-job-profile-card', ['Upload'], 'ndt-job-info'],
    ['ndt-saved-panel', ['Actions for Corrosion Mapping Lead', 'Quick Apply'], 'ndt-quick-apply'],
    ['ndt-site-header', ['Account of Amara', 'Preferences'], 'ndt-preferences'],
    ['ndt-site-header', ['Account of Amara', 'Change Password'], 'ndt-change-password'],
    ['ndt-site-header', ['Account of Amara', 'Sign out'], 'ndt-sign-out'],
  ])('in <%s>, at %j, opens <%s> as soon as that is here', async (name, presses, dialog) => {
    const { tag } = await placeDashboard()
    for (const label of presses) await press(tag(name), label)
    const element = find(tag(name), dialog)!
    const shown: Element[] = []
    class FakeDialog extends HTMLElement {
      show() {
        shown.push(this)
      }
    }
    customElements.define(dialog, FakeDialog)
    customElements.upgrade(element)
    await settle()
    expect(shown).toEqual([find(tag(name), dialog)])
    for (const label of presses) await press(tag(name), label)
    expect(shown).toHaveLength(2)
  })

  test('opens the same dialog as another of its card', async () => {
    const { tag } = await placeDashboard()
    const card = tag('ndt-job-profile-card')
    await press(card, 'Edit Job Information')
    const dialog = find(card, 'ndt-job-info')
    await press(card, 'Upload')
    expect(find(card, 'ndt-job-info')).toBe(dialog)
    expect(card.shadowRoot!.querySelectorAll('ndt-job-info')).toHaveLength(1)
  })
})
