import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { card, enter, openDashboard, savedTitles, showDashboard } from './dashboard'
import { demo } from './support'

const companies = (page: Page) => card(page, 'Most Viewed Companies')

/** What each row says and shows, a list a company. */
async function rows(page: Page): Promise<string[][]> {
  const texts = await companies(page).getByRole('listitem').allInnerTexts()
  return texts.map(text => text.split(/\s*\n\s*/))
}

test('R105 R106 R107 a company shows logo, name, rating, reviews and when it was viewed', async () => {
  const page = await openDashboard()
  expect(await rows(page)).toEqual([
    ['Harrow Inspection', 'Rating', '4.8', '126 reviews', 'Viewed today'],
    ['Baltic Integrity', 'Rating', '4.6', '84 reviews', 'Viewed 2 days ago'],
    ['Tern Ultrasonics', 'Rating', '4.3', '31 reviews', 'Viewed 5 days ago'],
  ])
  const logos = () =>
    companies(page)
      .locator('img')
      .evaluateAll(images => images.map(image => (image as HTMLImageElement).naturalWidth > 0))
  await expect.poll(logos).toEqual([true, true, true])
})

test('R38 R107 a company opens in a new tab, which knows nothing of the dashboard’s', async () => {
  const page = await openDashboard()
  const link = companies(page).getByRole('link', { name: 'Baltic Integrity' })
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await tab.waitForURL('**/ndt-companies/baltic-integrity')
  await tab.getByRole('heading', { level: 1, name: 'Baltic Integrity' }).waitFor()
  expect(await tab.evaluate(() => globalThis.opener)).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/creator')
})

test('R105 a visit to a company counts: the dashboard then says Viewed today', async () => {
  const page = await enter()
  await page.goto(demo('/ndt-companies/tern-ultrasonics'))
  await page.goto(demo('/ndt-companies/rhinegate-radiography'))
  await showDashboard(page)
  const viewed = new Map((await rows(page)).map(row => [row[0], row.at(-1)]))
  expect(viewed.get('Tern Ultrasonics')).toBe('Viewed today')
  expect(viewed.get('Rhinegate Radiography')).toBe('Viewed today')
})

test('R109 R110 without a visit, the panel says so and leads to the companies', async () => {
  const page = await openDashboard({ account: 'newcomer' })
  const text = "It seems you haven't visited any company yet."
  expect(await companies(page).getByText(text).isVisible()).toBe(true)
  await companies(page).getByRole('link', { name: 'Explore Companies' }).click()
  await page.getByRole('heading', { level: 1, name: /^NDT Companies/ }).waitFor()
  await page.getByRole('link', { name: 'Harrow Inspection' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Harrow Inspection' }).waitFor()
  await showDashboard(page)
  expect(await rows(page)).toMatchObject([{ 0: 'Harrow Inspection' }])
})

test('R38 R87 a job and a course that are bookmarked on their pages appear on the dashboard', async () => {
  const page = await enter({ account: 'newcomer' })
  for (const list of ['/ndt-jobs', '/ndt-courses']) {
    await page.goto(demo(list))
    await page.locator('main .row a.strong, main .row a').first().click()
    await page.getByRole('button', { name: /^Bookmark / }).click()
    await page.locator('main [aria-pressed=true]').waitFor()
  }
  const course = await page.getByRole('heading', { level: 1 }).textContent()
  await showDashboard(page)
  expect(await savedTitles(page)).toHaveLength(1)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
  await expect.poll(() => savedTitles(page)).toEqual([course])
})

test('R98 what another tab bookmarked appears when the dashboard regains the focus', async () => {
  const page = await openDashboard()
  const before = await savedTitles(page)
  const tab = await page.context().newPage()
  await tab.goto(demo('/ndt-jobs'))
  const bookmark = tab
    .locator('main')
    .getByRole('button', { name: /^Bookmark / })
    .first()
  const job = (await bookmark.getAttribute('aria-label'))!.replace('Bookmark ', '')
  await bookmark.click()
  await tab.locator('main [aria-pressed=true]').waitFor()
  await page.bringToFront()
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
  await expect.poll(() => savedTitles(page)).toEqual([job, ...before])
})
