import { describe, expect, test } from 'vitest'
import { configure } from '../support/page'
import { quiet, isFallbackShown, listen, place } from '../support/widget'
import { holdClock, settle } from '../support/time'
import { placeHeader } from './header'
import { control, find, hasControl, links, press, textOf } from '../support/inside'
import { usePortal } from './portal'

test('R19 the header holds home, tagline, search, List Your Company and the user menu', async () => {
  const ready = listen('ndt-ready')
  const { header, asked } = await placeHeader()
  expect(links(header)).toEqual({
    'NDT, home': '/',
    'List Your Company': '/company-sign-in#create',
  })
  expect(find(header, '.site-header__tagline')).not.toBeNull()
  expect(find(header, '[role=search] input')).not.toBeNull()
  expect(hasControl(header, 'Account of Amara')).toBe(true)
  expect(asked()).toEqual([])
  expect(ready).toEqual([{ tag: 'ndt-site-header' }])
})

describe('the tagline', () => {
  const KINDS = [
    'NDT Companies',
    'NDT Jobs',
    'NDT Webinars',
    'NDT Courses',
    'NDT Articles',
    'NDT Application Notes',
  ]
  const PAUSE = `Pause the tagline: ${KINDS.join(', ')}`

  test('R20 R21 shows each kind for 2.5 s, and starts anew after 15 s', async () => {
    holdClock()
    const { header } = await placeHeader()
    const shown = () => find(header, '.site-header__tagline-window > .is-shown')!.textContent
    for (const kind of [...KINDS, 'NDT Companies']) {
      expect(shown()).toBe(kind)
      await settle(2499)
      expect(shown()).toBe(kind)
      await settle(1)
    }
  })

  test('R20 is read to screen readers once, not as it moves', async () => {
    const { header } = await placeHeader()
    expect(textOf(control(header, PAUSE))).toBe('')
  })

  test('R20 stops when pressed, and goes on when pressed again', async () => {
    const { header } = await placeHeader()
    const isPaused = () => control(header, PAUSE).getAttribute('aria-pressed')
    expect(isPaused()).toBe('false')
    await press(header, PAUSE)
    expect(isPaused()).toBe('true')
    await press(header, PAUSE)
    expect(isPaused()).toBe('false')
  })

  test('R20 has the texts that a page gives it', async () => {
    configure({ texts: { 'site-header': { jobs: 'ZfP-Stellen', pause: 'Anhalten' } } })
    const { header } = await placeHeader()
    const label = find(header, '.site-header__tagline')!.getAttribute('aria-label')
    expect(label).toContain('Anhalten: NDT Companies, ZfP-Stellen, NDT Webinars')
  })
})

describe('List Your Company', () => {
  test('R25 leads to the company sign-in, to create one', async () => {
    const { header } = await placeHeader()
    expect(links(header)['List Your Company']).toBe('/company-sign-in#create')
  })

  test('R25 leads where the page says', async () => {
    const { header } = await placeHeader(null, { 'list-company-url': '/suppliers/join' })
    expect(links(header)['List Your Company']).toBe('/suppliers/join')
  })

  test('R26 is also a bar, which opens a drawer with the same link', async () => {
    const { header } = await placeHeader(null, { 'list-company-url': '/suppliers/join' })
    const bar = find(header, '.site-header__list')!
    expect([textOf(bar), bar.getAttribute('aria-haspopup')]).toEqual([
      'List Your Company',
      'dialog',
    ])
    expect(find(header, 'dialog')).toBeNull()
    bar.click()
    await settle()
    const drawer = () => find<HTMLDialogElement>(header, 'dialog')
    expect(drawer()!.open).toBe(true)
    expect(drawer()!.querySelector('a')!.getAttribute('href')).toBe('/suppliers/join')
    await press(header, 'Close')
    expect(drawer()?.open).not.toBe(true)
    bar.click()
    await settle()
    expect(drawer()!.open).toBe(true)
  })

  test('R26 its drawer comes to nobody who writes elsewhere by then', async () => {
    const { header } = await placeHeader(null)
    const bar = find(header, '.site-header__list')!
    bar.focus()
    bar.click()
    const search = find(header, '[role=search] input')!
    search.focus()
    await settle()
    expect(find(header, 'dialog')).toBeNull()
    expect(header.shadowRoot!.activeElement).toBe(search)
  })
})

describe('a visitor', () => {
  test('R19 can sign in, and has no menu', async () => {
    const { header } = await placeHeader(null)
    expect(links(header)['Sign in']).toBe('/user-sign-in')
    expect(find(header, '[aria-haspopup=menu]')).toBeNull()
  })

  test('R19 is who is on a page whose user cannot be read', async () => {
    quiet('warn')
    const { header } = await placeHeader(['Amara'])
    expect(hasControl(header, 'Sign in')).toBe(true)
  })
})

test('R19 the header takes the place of what the page put inside', async () => {
  usePortal()
  const header = place('ndt-site-header', {}, 'Home')
  await settle()
  expect(isFallbackShown(header)).toBe(false)
})
