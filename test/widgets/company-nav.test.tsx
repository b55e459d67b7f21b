import { onTestFinished, expect, test } from 'vitest'
import '../../widgets/company-nav/company-nav.element'
import '../../widgets/company-profile/company-profile.element'
import { getCompanyProfile } from '../../src/contract'
import { fail } from '../../stories/support/calls'
import { isFor } from '../../stories/support/server'
import { listenForErrors, place } from '../support/widget'
import { settle } from '../support/time'
import { placeInArea, READ } from './company'
import { find, links } from '../support/inside'
import { signIn } from './portal'

const TAG = 'ndt-company-nav'

function companyOfPage() {
  Object.assign(globalThis, { company_id: 31 })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'company_id'))
}

test('R137 R139 links to the site’s root, the area and the dashboard, and those of the page', async () => {
  const given = { links: '[{"label":"Help","url":"/help"}]' }
  const { element } = await placeInArea(TAG, given)
  expect(links(element)).toEqual({
    'NDT, home': '/',
    'Company Profile': '/company/profile',
    Products: '/company/products',
    Services: '/company/services',
    Help: '/help',
    'Dashboard (opens in a new tab)': '/dashboard/home',
  })
})

test('R137 a link that would run a script is refused, and said', async () => {
  const { log } = listenForErrors()
  const given = { links: '[{"label":"Help","url":"javascript:alert(1)"}]' }
  const { element } = await placeInArea(TAG, given)
  expect(links(element)).not.toHaveProperty('Help')
  expect(log.mock.calls.join()).toContain('is no web address')
})

test('R137 nor is one that a script sets as a property', async () => {
  const { log } = listenForErrors()
  const { element } = await placeInArea(TAG, {})
  Object.assign(element, { links: [{ label: 'Help', url: 'javascript:alert(1)' }] })
  await settle()
  expect(links(element)).not.toHaveProperty('Help')
  expect(log.mock.calls.join()).toContain('is no web address')
})

test('R140 the item of the page is marked where the page’s own router leads on', async () => {
  const { element } = await placeInArea(TAG, {})
  const marked = () => find(element, '[aria-current]')?.textContent
  element.addEventListener('ndt-navigate', event => {
    event.preventDefault()
    history.pushState({}, '', (event as CustomEvent<{ url: string }>).detail.url)
  })
  for (const name of ['Products', 'Services']) {
    const link = [...element.shadowRoot!.querySelectorAll('a')].find(a => a.textContent === name)!
    link.click()
    await settle()
    expect(marked()).toBe(name)
  }
})

test('R137 Q72 the dashboard opens in a new tab, which knows nothing of this one', async () => {
  const { element } = await placeInArea(TAG, {})
  const dashboard = find<HTMLAnchorElement>(element, '[href="/dashboard/home"]')!
  expect([dashboard.target, dashboard.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

test('R138 R142 the badge shows the company’s logo', async () => {
  companyOfPage()
  const { element, asked } = await placeInArea(TAG, {})
  expect(asked()).toEqual([`${READ}?id=31`])
  expect(find(element, '.company-nav__badge img')).not.toBeNull()
  expect(find(element, '.company-nav__badge b')!.textContent).toBe('Meridian Weld Laboratories')
})

test('R138 a logo that does not load gives way to the initial', async () => {
  companyOfPage()
  const { element } = await placeInArea(TAG, {})
  find(element, '.company-nav__badge img')!.dispatchEvent(new Event('error'))
  await settle()
  expect(find(element, '.company-nav__badge .logo')!.textContent).toBe('M')
})

test('R138 Q92 without a company the badge has the user’s, or a question mark', async () => {
  const { element } = await placeInArea(TAG, {})
  expect(find(element, '.company-nav__badge .logo')!.textContent).toBe('?')
})

test('R138 a profile that cannot be read leaves the navigation whole', async () => {
  companyOfPage()
  const { errors } = listenForErrors()
  signIn({ id: 7, company_name: 'Harrow' })
  const { element } = await placeInArea(TAG, {}, fail(getCompanyProfile, 403))
  expect(errors).toHaveLength(1)
  expect(find(element, '.company-nav__badge .logo')!.textContent).toBe('H')
})

test('R140 what the page puts inside shows below, outside our own root', async () => {
  const { element } = await placeInArea(TAG, {})
  const slots = [...element.shadowRoot!.querySelectorAll('slot:not([name])')]
  expect(slots).toHaveLength(1)
  expect(slots[0]!.closest('.ndt')).toBeNull()
})

test.each([
  ['the form that comes amid it waits for it too', 1],
  ['the form that comes later reads once more', 2],
])('Q106 where the profile cannot be read, %s', async (_, reads) => {
  companyOfPage()
  const { errors } = listenForErrors()
  let end = () => {}
  const ended = new Promise<void>(resume => (end = resume))
  const { asked } = await placeInArea(TAG, {}, request =>
    isFor(getCompanyProfile, request)
      ? ended.then(() => Response.json({}, { status: 403 }))
      : undefined,
  )
  if (reads === 2) end()
  await settle()
  const form = place('ndt-company-profile', {})
  onTestFinished(() => form.remove())
  await settle()
  end()
  await settle()
  expect(asked().filter(line => line.startsWith(READ))).toHaveLength(reads)
  const tags = ['ndt-company-nav', 'ndt-company-profile']
  expect(errors.map(({ tag }) => tag).sort()).toEqual(
    tags.flatMap(tag => Array<string>(reads).fill(tag)),
  )
})
