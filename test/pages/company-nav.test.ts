import { describe, expect, test } from 'vitest'
import { isOnTop } from './account'
import { openCompany, showCompany } from './company'
import { enter, focused } from './dashboard'
import { allow, axe, demo, layoutShift, shot } from './support'

const NAV = 'ndt-company-nav'

/** The pages of the area, and the item that each belongs to. */
const PAGES = {
  '/company/profile': 'Company Profile',
  '/company/products': 'Products',
  '/company/products/add': 'Products',
  '/company/services': 'Services',
  '/company/services/add': 'Services',
}

test('R139 R143 each page of the area has the navigation, with its own item marked', async () => {
  const page = await enter({ account: 'company' })
  for (const [path, item] of Object.entries(PAGES)) {
    await showCompany(page, path, NAV)
    const area = page.getByRole('navigation', { name: 'Company', exact: true })
    expect(await area.getByRole('link').allTextContents()).toEqual([
      'Company Profile',
      'Products',
      'Services',
    ])
    expect(await area.locator('[aria-current]').textContent()).toBe(item)
  }
})

describe.each([
  [1280, 'light'],
  [800, 'dark'],
  [375, 'dark'],
] as const)('at %i px, %s', (width, theme) => {
  test('R137 R139 R140 it stands above the page, all of it in reach, and moves nothing', async () => {
    const page = await openCompany('/company/services', NAV, { width, theme, reducedMotion: true })
    await page.getByRole('heading', { level: 1, name: /Services/ }).waitFor()
    const bar = page.getByRole('banner')
    for (const name of ['NDT, home', 'Company Profile', 'Products', 'Services']) {
      const box = (await bar.getByRole('link', { name, exact: true }).boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
    const main = (await page.getByRole('main').boundingBox())!
    const nav = (await bar.boundingBox())!
    expect(main.y).toBeGreaterThanOrEqual(nav.y + nav.height - 1)
    const item = (await bar.getByRole('link', { name: 'Services' }).boundingBox())!
    expect(Math.abs(item.y + item.height - (nav.y + nav.height))).toBeLessThanOrEqual(1)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    expect(await axe(page)).toEqual([])
    await shot(page, `company/nav-${width}-${theme}`)
  })
})

test('R137 the site’s root is a press away, and Dashboard opens in a new tab', async () => {
  const page = await openCompany('/company/services', NAV)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Dashboard (opens in a new tab)' }).click(),
  ])
  await tab.waitForURL('**/company/products')
  expect(await tab.evaluate(() => globalThis.opener)).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/company/services')
  await page.getByRole('link', { name: 'NDT, home' }).click()
  await page.waitForURL(demo('/'))
})

test('R137 the page’s configured links stand before Dashboard, and by keyboard in that order', async () => {
  const page = await openCompany('/company/services', NAV)
  await page.locator(NAV).evaluate(tag => {
    const links = [
      { label: 'Help', url: '/help' },
      { label: 'Terms', url: '/terms' },
    ]
    tag.setAttribute('links', JSON.stringify(links))
  })
  const help = page.getByRole('link', { name: 'Help' })
  expect(await help.getAttribute('href')).toBe('/help')
  await page.getByRole('link', { name: 'NDT, home' }).focus()
  const stops: string[] = []
  for (let n = 0; n < 6; n++) {
    await page.keyboard.press('Tab')
    stops.push(await focused(page))
  }
  expect(stops).toEqual([
    ...['Company Profile', 'Products', 'Services', 'Help', 'Terms'],
    'Dashboard (opens in a new tab)',
  ])
})

test('R137 R140 on a phone, a wide font leaves every link in reach and none under the mark', async () => {
  const page = await openCompany('/company/services', NAV, { width: 375, wideFont: true })
  await page.locator(NAV).evaluate(tag => {
    const links = [
      { label: 'Help', url: '/help' },
      { label: 'Guides', url: '/ndt-guides' },
    ]
    tag.setAttribute('links', JSON.stringify(links))
  })
  for (const name of ['Help', 'Guides', 'Dashboard (opens in a new tab)', 'NDT, home']) {
    const link = page.getByRole('link', { name, exact: true })
    await link.scrollIntoViewIfNeeded()
    expect([name, await isOnTop(link)]).toEqual([name, true])
  }
})

test('R138 a logo that fails to load gives way to the company’s initial', async () => {
  const page = await enter({ account: 'company' })
  allow(page, /ERR_FAILED|net::/)
  await page.route(/\/assets\/logos\//, route => route.abort())
  await showCompany(page, '/company/services', NAV)
  const badge = page.locator('.company-nav__badge')
  await badge.getByText('M', { exact: true }).waitFor()
  await badge.locator('img').waitFor({ state: 'detached' })
  expect(await badge.getByText('Meridian Weld Laboratories').isVisible()).toBe(true)
})

test('R140 without JavaScript the area’s links and the page are there', async () => {
  const page = await enter({ account: 'company' })
  const cookies = await page.context().cookies()
  const plain = await enter({ account: 'company', javaScript: false })
  await plain.context().addCookies(cookies)
  await plain.goto(demo('/company/services'))
  await plain.getByRole('link', { name: 'Company Profile' }).click()
  await plain.waitForURL('**/company/profile')
  expect(await plain.getByLabel('Company Name').isVisible()).toBe(true)
})

test('R143 R144 nobody but the company’s people comes in, and other paths lead nowhere', async () => {
  const page = await enter({ account: 'company' })
  allow(page, /404/)
  for (const path of ['/company', '/company/nowhere', '/company/profile/edit']) {
    await page.goto(demo(path))
    await page.getByText('Page not found').first().waitFor()
  }
  const seeker = await enter()
  await seeker.goto(demo('/company/profile'))
  expect(new URL(seeker.url()).pathname).toBe('/creator')
})

test('the ring around the logo is seen whole', async () => {
  const page = await openCompany('/company/services', NAV)
  const mark = page.locator('.company-nav__mark')
  await mark.focus()
  const { top, height } = await mark.evaluate(element => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth)
    const { top, height } = element.getBoundingClientRect()
    return { top: top - reach, height: height + 2 * reach }
  })
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top + height).toBeLessThanOrEqual(56)
})

test.each([375, 1280])(
  'the ring around a link beside the area is seen whole (%i px)',
  async width => {
    const page = await openCompany('/company/services', NAV, { width })
    const link = page.getByRole('link', { name: 'Dashboard (opens in a new tab)' })
    await link.focus()
    const room = await link.evaluate(element => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element)
      const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth)
      const [own, around] = [element, element.parentElement!].map(each =>
        each.getBoundingClientRect(),
      )
      return [
        own!.top - around!.top,
        around!.bottom - own!.bottom,
        own!.left - around!.left,
        around!.right - own!.right,
      ].map(room => room >= reach)
    })
    expect(room).not.toContain(false)
  },
)
