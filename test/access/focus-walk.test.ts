import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { SIZES, walkPage } from './focus-walk'
import { THANKS } from '../pages/guides'
import { demo, newPage } from '../pages/support'

const TOFD = '/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element'

/** Holds that each stop of a page is in view, in every window; it has more than so many. */
async function expectInView(page: Page, path: string, least: number): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.goto(demo(path), { waitUntil: 'networkidle' })
    // with the bar of the selection, where the rows are wide enough for one
    const boxes = page.getByRole('table').getByRole('checkbox')
    if (await boxes.count()) await boxes.nth(3).check()
    const { stops, hidden } = await walkPage(page)
    // in one text, which an unsteady one's first line tells
    expect(hidden.join('\n'), `${width} x ${height}`).toBe('')
    expect(stops).toBeGreaterThan(least)
    await page.goto('about:blank')
  }
}

test.each([
  ['company', '/company/products'],
  ['company', '/company/products/add'],
  ['company', TOFD],
  ['company', '/company/services'],
  ['company', '/company/services/add'],
  ['company', '/company/profile'],
  ['founder', '/company/profile'],
  ['user', '/creator'],
  ['user', '/ndt-guides'],
  ['user', '/ndt-guides/ultrasonic-testing-buyers-guide'],
  ['user', '/ndt-jobs/rope-access-ut-technician-kestrel-offshore-integrity'],
] as const)(
  'what has the focus is in view, whatever stands at the edges: %s %s (WCAG 2.4.11)',
  async (account, path) => {
    await expectInView(await enter({ account }), path, 15)
  },
)

test('what has the focus is in view in the form of a service that is there (WCAG 2.4.11)', async () => {
  const page = await enter({ account: 'company' })
  await page.goto(demo('/company/services'))
  const path = await page.getByRole('table').getByRole('link').first().getAttribute('href')
  expect(path).toContain('/company/services/edit/')
  await expectInView(page, path!, 15)
})

test('what has the focus is in view where a guide says thanks (WCAG 2.4.11)', async () => {
  const page = await newPage()
  await page.context().addCookies([{ name: 'ndt-thank-you', value: '1', url: demo('/') }])
  await expectInView(page, THANKS, 5)
})
