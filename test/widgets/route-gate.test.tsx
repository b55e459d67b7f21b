import { describe, expect, onTestFinished, test } from 'vitest'
import { user } from '../../stories/fixtures/profile'
import '../../widgets/route-gate/route-gate.element'
import { judge } from '../../widgets/route-gate/routes'
import { addMeta, configure, openAt } from '../support/page'
import { listen, place, shown } from '../support/widget'
import { holdClock, settle } from '../support/time'
import { find, textOf } from '../support/inside'

const UNKNOWN = { url: '/404', replace: true }
const signIn = (next: string) => ({
  url: `/company-sign-in?next=${encodeURIComponent(next)}`,
  replace: true,
})

/** A page at a path, with the gate, which a router of its own takes over. */
async function openGate(path: string, attributes: Record<string, string> = {}) {
  holdClock()
  openAt(`https://ndt.example${path}`)
  const leaving = listen('ndt-navigate')
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('ndt-navigate', stay)
  onTestFinished(() => document.removeEventListener('ndt-navigate', stay))
  const element = place('ndt-route-gate', attributes)
  await settle()
  return { element, leaving }
}

const asUser = () => addMeta('user', JSON.stringify(user))

describe('R143 R144 R145 what a path is', () => {
  test.each([
    '/creator',
    '/creator/',
    '/company/profile',
    '/company/products',
    '/company/products/add',
    '/company/products/edit/tofd-probe-pair',
    '/company/services',
    '/company/services/add',
    '/company/services/edit/12',
  ])('R143 %s is for those who are signed in', path => {
    expect([judge(path, true), judge(path, false)]).toEqual(['allowed', 'sign-in'])
  })

  test.each([
    '/company',
    '/company/nowhere',
    '/company/products/edit',
    '/company/products/edit/a/b',
    '/company/profile/add',
    '/company/products/remove/1',
  ])('R144 %s is unknown', path => {
    expect([judge(path, true), judge(path, false)]).toEqual(['unknown', 'sign-in'])
  })

  test.each([
    '/',
    '/404',
    '/company-sign-in',
    '/user-sign-in',
    '/ndt-guides',
    '/ndt-guides/ultrasonic-testing-buyers-guide/thank-you',
    '/ndt-companies/meridian',
    '/creators',
    '/companyx/profile',
  ])('Q21 %s is never gated', path => {
    expect([judge(path, true), judge(path, false)]).toEqual(['allowed', 'allowed'])
  })
})

test('R141 R143 where the page may be seen, the gate shows nothing and leads nowhere', async () => {
  asUser()
  const ready = listen('ndt-ready')
  const { element, leaving } = await openGate('/company/products')
  expect([shown(element), leaving]).toEqual(['', []])
  expect(find(element, '.route-gate')).toBeNull()
  expect(ready).toEqual([{ tag: 'ndt-route-gate' }])
})

test('R144 Q73 an unknown path says so for a moment, then gives way to /404', async () => {
  asUser()
  const { element, leaving } = await openGate('/company/nowhere')
  expect(textOf(find(element, '[role=status]')!)).toBe('Page not found...')
  await settle(999)
  expect(leaving).toEqual([])
  await settle(1)
  expect(leaving).toEqual([UNKNOWN])
})

test('R145 a visitor is led to the sign-in, and from there back to where they wanted', async () => {
  const { leaving } = await openGate('/company/products?page=2#row-4')
  expect(leaving).toEqual([signIn('/company/products?page=2#row-4')])
})

test.each([
  '/company/products?next=https://evil.example',
  '/company//evil.example',
  '/company/%2F%2Fevil.example',
])('R145 the way back from %s is one of this origin', async path => {
  const { leaving } = await openGate(path)
  const { searchParams } = new URL(leaving[0]!.url, 'https://ndt.example')
  const back = new URL(searchParams.get('next')!, 'https://ndt.example')
  expect([leaving, back.origin]).toEqual([[signIn(path)], 'https://ndt.example'])
})

test.each(['', ' ', 'null'])('R141 a meta tag that holds %j holds nobody', async content => {
  addMeta('user', content)
  expect((await openGate('/creator')).leaving).toEqual([signIn('/creator')])
})

test('R141 Q71 the page’s settings, or the tag, name the meta tag', async () => {
  configure({ userMeta: 'member' })
  addMeta('member', '{"id":7}')
  expect((await openGate('/creator')).leaving).toEqual([])
  const { leaving } = await openGate('/creator', { 'user-meta': 'nobody' })
  expect(leaving).toEqual([signIn('/creator')])
})

test('R144 a page whose router takes over is uncovered', async () => {
  asUser()
  const { element } = await openGate('/company/nowhere')
  await settle(1000)
  expect(find(element, '.route-gate')).toBeNull()
})

test('R144 a gate that leaves the page leads nowhere', async () => {
  asUser()
  const { element, leaving } = await openGate('/company/nowhere')
  element.remove()
  await settle(2000)
  expect(leaving).toEqual([])
})
