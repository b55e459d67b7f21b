import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { delayed } from './dashboard'
import { GUIDE, THANKS } from './guides'
import { allow, axe, demo, layoutShift, newPage, shot, type Visitor } from './support'

const pathOf = (page: Page) => new URL(page.url()).pathname

/** A visitor who has just sent an enquiry. */
async function thanked(visitor?: Visitor): Promise<Page> {
  const page = await newPage(visitor)
  const url = demo('/')
  await page.context().addCookies([{ name: 'ndt-thank-you', value: '1', url }])
  return page
}

/** Waits until the tag has taken over from what the server wrote. */
async function upgraded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    globalThis.document
      .querySelector('ndt-guide-thank-you')
      ?.shadowRoot?.querySelector('.ndt:not([hidden]) h1'),
  )
}

test('R285 it thanks, says where the link went, and leads to more guides', async () => {
  const page = await thanked()
  await page.goto(demo(THANKS))
  await upgraded(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank You')
  const sent = page.getByText('was sent to your inbox.').filter({ visible: true })
  expect(await sent.count()).toBe(1)
  expect(await layoutShift(page)).toBe(0)
  await page.getByRole('link', { name: 'Browse more guides' }).click()
  expect(pathOf(page)).toBe('/ndt-guides')
})

test('R288 a spinner shows until the check completes', async () => {
  const page = await thanked()
  await page.route(`**${THANKS}`, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /(<ndt-guide-thank-you[^>]*>)[^]*?(?=<\/ndt-g)/,
      '$1',
    )
    await route.fulfill({ response, body })
  })
  await page.route(/\/built-in-/, delayed(1000))
  await page.goto(demo(THANKS))
  await page.locator('ndt-guide-thank-you').getByRole('status').getByText('Loading').waitFor()
  await upgraded(page)
  expect(await page.getByRole('status').getByText('Loading').count()).toBe(0)
})

test('R286 without the marker it leads to the guides', async () => {
  const page = await newPage()
  await page.goto(demo(THANKS))
  expect(pathOf(page)).toBe('/ndt-guides')
})

test('R286 the tag leads there by itself, where the server does not look', async () => {
  const page = await thanked()
  await page.addInitScript(() => {
    globalThis.document.cookie = 'ndt-thank-you=; path=/; max-age=0'
  })
  await page.goto(demo(THANKS))
  await page.waitForURL('**/ndt-guides')
})

test('R287 a slug that no guide has leads to /404', async () => {
  const page = await thanked()
  allow(page, /404/)
  await page.goto(demo('/ndt-guides/nowhere/thank-you'))
  expect(pathOf(page)).toBe('/404')
})

test('R287 the tag leads there by itself, and out of the history', async () => {
  const page = await thanked()
  allow(page, /404/)
  await page.goto(demo(GUIDE))
  await page.route(`**${THANKS}`, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<ndt-guide-thank-you slug=")[^"]+/, '$1nowhere')
    await route.fulfill({ response, body })
  })
  await page.goto(demo(THANKS), { waitUntil: 'commit' })
  await page.waitForURL('**/404')
  await page.goBack()
  expect(pathOf(page)).toBe(GUIDE)
})

test.each(['light', 'dark'] as const)('R285 axe finds nothing in %s', async theme => {
  for (const width of [1280, 800, 375]) {
    const page = await thanked({ theme, width })
    await page.goto(demo(THANKS))
    await upgraded(page)
    expect(await axe(page)).toEqual([])
    await shot(page, `guide-thank-you-${width}-${theme}`)
  }
})
