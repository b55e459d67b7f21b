import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { openGuides, THANKS } from '../pages/guides'
import { astray } from '../pages/landmarks'
import { demo, newPage } from '../pages/support'

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

test('R257 on a phone the chosen audience of a guide is out of what fades, with its ring, by press and key', async () => {
  const page = await openGuides({ width: 375 })
  const list = page.getByRole('tablist')
  await list.scrollIntoViewIfNeeded()
  const at = () =>
    list.evaluate(list => {
      const tab = list.querySelector('[aria-selected=true]')!.getBoundingClientRect()
      const { left, right } = list.getBoundingClientRect()
      return { start: tab.left - left, end: right - tab.right }
    })
  const box = (await page.getByRole('tab').nth(1).boundingBox())!
  expect(box.x + box.width).toBeGreaterThan(375 - 40)
  await page.mouse.click(box.x + 20, box.y + box.height / 2)
  await expect.poll(async () => (await at()).end).toBeGreaterThanOrEqual(40)
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key)
    await expect.poll(async () => (await at()).end).toBeGreaterThanOrEqual(40)
    expect((await at()).start).toBeGreaterThanOrEqual(4)
  }
})
