import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  chooseInRow,
  delayed,
  enter,
  openDashboard,
  savedTitles,
  showDashboard,
  type Member,
} from '../pages/dashboard'
import { allow, demo, layoutShift } from '../pages/support'

const WIDTHS = [1280, 800, 375]

/** Keeps what the page's policy refuses from now on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(globalThis, { violations })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      violations.push(`${violatedDirective} ${blockedURI}`)
    })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'violations') as string[])
}

test.each([
  ['the full account', 'user', 0],
  ['the full account in a wide font', 'user', 0, 'wide'],
  ['the full account, script and data being late', 'user', 1],
  ['the full account in a wide font, script and data being late', 'user', 1, 'wide'],
  ['the empty account', 'newcomer', 0],
  ['the empty account, script and data being late', 'newcomer', 1],
] as const)(
  'nothing on the dashboard shifts at any width: %s',
  async (_, account, late, font?: string) => {
    const page = await enter({ account, wideFont: font === 'wide' })
    if (late) {
      await page.route('**/dist/ndt.js', delayed(600))
      await page.route('**/api/**', delayed(900))
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await showDashboard(page)
      expect(await layoutShift(page)).toBeLessThan(0.005)
    }
  },
)

test('nothing shifts without the page’s own fallbacks, skeletons standing in', async () => {
  const page = await enter()
  await page.route('**/creator', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replaceAll(/(<ndt-(?!site)[\w-]+>)[^]*?(<\/ndt-)/g, '$1$2')
    await route.fulfill({ response, body: html })
  })
  await page.route('**/api/**', delayed(300))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await showDashboard(page)
    expect(await layoutShift(page)).toBeLessThan(0.005)
  }
})

test.each<Member>([{ width: 1280 }, { width: 800 }, { width: 375 }])(
  'the whole flow, from the list to the toast and back, breaks no rule of the policy at $width px',
  async member => {
    const page = await enter(member)
    const violations = await watchPolicy(page)
    await showDashboard(page)
    await page.getByRole('button', { name: 'Account of Amara' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
    await page.getByRole('link', { name: 'TOFD Level II with exam' }).waitFor()
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Jobs')
    await page.getByRole('button', { name: 'Filter: All' }).click()
    await page.getByRole('menuitemradio', { name: 'Bookmarked' }).click()
    await page.getByRole('button', { name: 'Filter: Bookmarked' }).waitFor()
    await chooseInRow(page, 'Rope Access UT Technician', 'Remove')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('.notyf__toast').waitFor({ state: 'detached' })
    expect(await savedTitles(page)).toContain('Rope Access UT Technician')
    expect(await violations()).toEqual([])
  },
)

test('R104 the companies that were viewed last have their room, however many they are', async () => {
  const page = await enter()
  await page.goto(demo('/ndt-companies'))
  const companies = page.locator('main .row__title a')
  const pages = await companies.evaluateAll(links => links.map(link => link.getAttribute('href')!))
  for (const path of pages.slice(0, 9)) await page.goto(demo(path))
  allow(page, /ndt.js|Failed to load/)
  const height = async () => (await page.locator('ndt-viewed-companies').boundingBox())!.height
  await page.route('**/dist/ndt.js', route => route.abort())
  await page.goto(demo('/creator'))
  const before = await height()
  await page.unroute('**/dist/ndt.js')
  await showDashboard(page)
  expect(await page.locator('.viewed-companies__row').count()).toBe(6)
  expect(await height()).toBe(before)
})

test('nobody’s console is written to', async () => {
  const page = await openDashboard()
  const lines: string[] = []
  page.on('console', message => lines.push(message.text()))
  await showDashboard(page)
  await showDashboard(page, '/creator?first-data=inline')
  expect(lines).toEqual([])
})
