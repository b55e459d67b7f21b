import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from './dashboard'
import { THANKS } from './guides'
import { astray } from './landmarks'
import { demo, newPage } from './support'

/** Holds that a page scrolls one way alone at 320 px, and that all of it stands in landmarks there and at 1280. */
async function expectSound(page: Page, path: string): Promise<void> {
  await page.goto(demo(path), { waitUntil: 'networkidle' })
  expect(await page.locator(':not(:defined)').count()).toBe(0)
  expect(await astray(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = () => page.evaluate(() => globalThis.document.documentElement.scrollWidth)
  await expect.poll(wide).toBe(320)
  expect(await astray(page)).toEqual([])
}

test.each([
  ['company', '/company/products'],
  // the page in the middle, with both ellipses
  ['company', '/company/products?page=4'],
  ['company', '/company/products/add'],
  ['company', '/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element'],
  ['company', '/company/services'],
  ['company', '/company/services/add'],
  ['company', '/company/profile'],
  ['founder', '/company/profile'],
  ['user', '/creator'],
  ['newcomer', '/creator'],
  ['user', '/ndt-guides'],
  ['user', '/ndt-guides/ultrasonic-testing-buyers-guide'],
] as const)(
  'at 320 px a page scrolls one way alone, and all of it is in landmarks: %s %s (WCAG 1.4.10)',
  async (account, path) => {
    await expectSound(await enter({ account, reducedMotion: true }), path)
  },
)

test('at 320 px the form of a service scrolls one way alone, and all of it is in landmarks', async () => {
  const page = await enter({ account: 'company', reducedMotion: true })
  await page.goto(demo('/company/services'))
  const path = await page.getByRole('table').getByRole('link').first().getAttribute('href')
  await expectSound(page, path!)
})

test('at 320 px a guide’s thanks scroll one way alone, and all of them are in landmarks', async () => {
  const page = await newPage({ reducedMotion: true })
  await page.context().addCookies([{ name: 'ndt-thank-you', value: '1', url: demo('/') }])
  await expectSound(page, THANKS)
})
