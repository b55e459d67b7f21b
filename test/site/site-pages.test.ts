import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { astray } from '../pages/landmarks'
import { allow, axe, demo, newPage } from '../pages/support'

const WIDTHS = [1280, 800, 375, 320]

/** What the console says on a page, lines that the browser itself writes on a refusal apart. */
function consoleOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', message => {
    if (!message.text().startsWith('Failed to load resource')) lines.push(message.text())
  })
  return lines
}

/** Holds that the page, once its tags run, scrolls in one direction, passes axe and says nothing. */
async function expectSound(page: Page, path: string): Promise<void> {
  const lines = consoleOf(page)
  await page.goto(demo(path), { waitUntil: 'networkidle' })
  expect(await page.locator(':not(:defined)').count()).toBe(0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const scrollWidth = await page.evaluate(() => globalThis.document.documentElement.scrollWidth)
    expect(scrollWidth, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    if (width !== 1280 && width !== 375) continue
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axe(page), `${path} at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
  expect(await astray(page)).toEqual([])
  expect(lines).toEqual([])
}

test.each([
  '/',
  '/user-sign-in',
  '/user-sign-in#create',
  '/company-sign-in',
  '/company-sign-in#create',
  '/ndt-jobs',
  '/ndt-jobs?q=ut+level+3&country=JP&contract=Permanent',
  '/ndt-jobs/ndt-level-iii-ultrasonics-meridian-weld-laboratories',
  '/ndt-courses',
  '/ndt-courses/tofd-level-ii-with-exam',
  '/ndt-companies',
  '/ndt-companies/harrow-inspection',
  '/search?q=ultrasonic',
  '/search?q=zebra',
])('%s is sound for a visitor: axe, every width, both themes, the console', async path => {
  await expectSound(await newPage({ reducedMotion: true }), path)
})

test.each([
  '/',
  '/ndt-jobs/senior-paut-technician-northline-inspection',
  '/ndt-courses/paut-level-ii-plate-and-pipe',
  '/outbox',
])('%s is sound for a job seeker: axe, every width, both themes, the console', async path => {
  await expectSound(await enter({ reducedMotion: true }), path)
})

test('a company’s own page is sound for the company', async () => {
  await expectSound(
    await enter({ account: 'company', reducedMotion: true }),
    '/ndt-companies/meridian-weld-laboratories',
  )
})

test.each(['/404', '/nowhere', '/ndt-jobs/no-such-job', '/ndt-courses/x', '/ndt-companies/x'])(
  '%s answers 404, says so and leads home',
  async path => {
    const page = await newPage({ reducedMotion: true })
    allow(page, /404/)
    const answer = await page.goto(demo(path))
    expect(answer!.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
    if (path === '/404') await expectSound(page, path)
    await page.locator('main').getByRole('link', { name: 'Home' }).click()
    await page.waitForURL(demo('/'))
  },
)

test('the outbox shows what the site would send whoever is there, and nothing to others', async () => {
  const guest = await newPage()
  await guest.goto(demo('/outbox'))
  await guest.getByText('No mails yet').waitFor()
  const page = await enter()
  await page.goto(demo('/outbox'))
  const mails = page.getByRole('region', { name: 'Mails' }).getByRole('listitem')
  expect(await mails.count()).toBeGreaterThan(0)
})
