import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focused, openDashboard } from './dashboard'
import { frames, listen } from './support'

const searchField = (page: Page) =>
  page.locator('ndt-site-header').getByRole('searchbox', { name: 'Search' })
const searchIcon = (page: Page) =>
  page.locator('ndt-site-header').getByRole('button', { name: 'Search' })
const listLink = (page: Page) =>
  page.locator('.site-header__in').getByRole('link', { name: 'List Your Company' })
const listBar = (page: Page) => page.getByRole('button', { name: 'List Your Company' })

test('R19 R25 the header holds the home link, tagline, search, List Your Company and user menu', async () => {
  const page = await openDashboard()
  const header = page.locator('ndt-site-header')
  expect(await header.getByRole('link', { name: 'NDT, home' }).getAttribute('href')).toBe('/')
  expect(await header.getByRole('button', { name: /^Pause the tagline/ }).isVisible()).toBe(true)
  expect(await searchIcon(page).isVisible()).toBe(true)
  expect(await listLink(page).getAttribute('href')).toBe('/company-sign-in#create')
  expect(await header.getByRole('button', { name: 'Account of Amara' }).isVisible()).toBe(true)
})

test('R24 R26 search and List Your Company change their form between 767 and 768 px', async () => {
  const page = await openDashboard({ width: 375 })
  for (const width of [375, 767]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await searchField(page).isVisible()).toBe(true)
    expect(await searchIcon(page).isVisible()).toBe(false)
    expect(await listLink(page).isVisible()).toBe(false)
    const bar = (await listBar(page).boundingBox())!
    expect(bar).toMatchObject({ x: 0, width })
    expect(bar.y + bar.height).toBe(900)
  }
  for (const width of [768, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await searchField(page).isVisible()).toBe(false)
    expect(await searchIcon(page).isVisible()).toBe(true)
    expect(await listLink(page).isVisible()).toBe(true)
    expect(await listBar(page).isVisible()).toBe(false)
  }
})

test('R26 in a wide window a header in a narrower column has List Your Company in its row', async () => {
  const page = await openDashboard({ width: 800 })
  await page.locator('ndt-site-header').evaluate(tag => (tag.style.inlineSize = '750px'))
  await expect.poll(() => searchField(page).isVisible()).toBe(true)
  expect(await searchIcon(page).isVisible()).toBe(false)
  expect(await listLink(page).isVisible()).toBe(true)
  expect(await listBar(page).isVisible()).toBe(false)
})

test('R24 the icon expands to a field of 320 px that has the focus; Escape puts it back', async () => {
  const page = await openDashboard({ width: 800 })
  for (const width of [768, 1280, 800]) {
    await page.setViewportSize({ width, height: 900 })
    await searchIcon(page).click()
    expect((await searchField(page).boundingBox())!.width).toBe(320)
    expect(await page.evaluate(() => globalThis.document.body.scrollWidth)).toBe(width)
    await page.keyboard.press('Escape')
    await searchIcon(page).waitFor()
  }
  await searchIcon(page).click()
  await expect.poll(() => focused(page)).toBe('Search')
  await page.keyboard.type('PAUT')
  expect(await searchField(page).inputValue()).toBe('PAUT')
  await page.keyboard.press('Escape')
  expect(await searchField(page).isVisible()).toBe(false)
  await expect.poll(() => focused(page)).toBe('Search')
})

test('R24 an empty field goes back to the icon when the visitor goes elsewhere', async () => {
  const page = await openDashboard()
  await searchIcon(page).click()
  await page.getByRole('heading', { name: 'Saved' }).click()
  await searchIcon(page).waitFor()
})

test('R22 a press on the lens in the field goes to the field', async () => {
  const page = await openDashboard({ width: 375 })
  const { x, y, height } = (await searchField(page).boundingBox())!
  await page.mouse.click(x + 20, y + height / 2)
  expect(await focused(page)).toBe('Search')
})

test('R24 R25 a press on what stands beside an empty field is not lost as that goes', async () => {
  const page = await openDashboard({ width: 800 })
  await searchIcon(page).click()
  const { x, y, width, height } = (await listLink(page).boundingBox())!
  await page.mouse.move(x + width - 5, y + height / 2)
  await page.mouse.down()
  await frames(page)
  await page.mouse.up()
  await page.waitForURL('**/company-sign-in#create', { timeout: 10_000 })
})

test.each([375, 1280])(
  'R22 R23 a query leads, trimmed and encoded, to its results; an empty one nowhere (%i px)',
  async width => {
    const page = await openDashboard({ width })
    const leaving = await listen(page, 'ndt-navigate')
    await page.reload()
    if (width > 767) await searchIcon(page).click()
    for (const nothing of ['', '   ', '\u00a0']) {
      await searchField(page).fill(nothing)
      await page.keyboard.press('Enter')
    }
    expect(await leaving()).toEqual([])
    await searchField(page).fill('  weld & zebra ')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=weld%20%26%20zebra')
    expect(await page.getByText('Nothing matches “weld & zebra”.').isVisible()).toBe(true)
    if (width > 767) await searchIcon(page).click()
    await searchField(page).fill('corrosion')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=corrosion')
    expect(await page.getByRole('link', { name: 'Corrosion Mapping Lead' }).count()).toBe(1)
  },
)

test('R25 R26 the bar opens a drawer whose link leads to the form for new companies', async () => {
  const page = await openDashboard({ width: 375 })
  await listBar(page).click()
  const drawer = page.getByRole('dialog', { name: 'List Your Company' })
  await drawer.waitFor()
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await drawer.boundingBox())!
      return [x, width, y + height]
    })
    .toEqual([0, 375, 900])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('List Your Company')
  await page.keyboard.press('Enter')
  await drawer.getByRole('link', { name: 'List Your Company' }).click()
  await page.waitForURL(({ pathname, hash }) => pathname + hash === '/company-sign-in#create')
  expect(await page.getByLabel('Company Name').isVisible()).toBe(true)
})
