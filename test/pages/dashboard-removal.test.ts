import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  CALLS,
  callsOf,
  card,
  chooseInRow,
  enter,
  focused,
  isStruck,
  savedTitles,
  showDashboard,
} from './dashboard'

/** Every test has a row of its own, or leaves the row as it was. */
const JOB = 'Rope Access UT Technician'

const toast = (page: Page) => page.locator('.notyf__toast').filter({ hasText: 'Bookmark removed.' })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** The dashboard on a clock that the test moves on. */
async function openOnClock(): Promise<{ page: Page; reads: () => number }> {
  const page = await enter()
  await page.clock.install()
  await showDashboard(page)
  const calls = callsOf(page)
  return { page, reads: () => calls.filter(call => call.startsWith('GET')).length }
}

/** Stops the clock, and removes a bookmark. */
async function removeNow(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).hover()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await chooseInRow(page, title, 'Remove')
  await toast(page).waitFor()
}

test('R100 R102 a removal strikes the row, says so for 3 s, and after 2 s the list is read again', async () => {
  const { page, reads } = await openOnClock()
  const sent = page.waitForRequest(CALLS.bookmark)
  await removeNow(page, 'NDT Level III, Ultrasonics')
  const request = await sent
  const form = Object.fromEntries(new URLSearchParams(request.postData()!))
  expect(form).toMatchObject({ is_bookmarked: '1', user_id: '1' })
  expect(request.headers()).toMatchObject({ 'x-xsrf-token': expect.stringMatching(/.+/) })

  expect(await isStruck(page, 'NDT Level III, Ultrasonics')).toBe(true)
  await page.clock.runFor(1900)
  expect(reads()).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(reads).toBe(1)
  await expect.poll(() => savedTitles(page)).not.toContain('NDT Level III, Ultrasonics')
  await page.clock.runFor(800)
  expect(await toast(page).isVisible()).toBe(true)
  await page.clock.runFor(200)
  await toast(page).waitFor({ state: 'detached' })

  await page.clock.resume()
  await showDashboard(page)
  expect(await savedTitles(page)).not.toContain('NDT Level III, Ultrasonics')
})

test('R102 the toast waits under the pointer and while it has the focus', async () => {
  const { page } = await openOnClock()
  await removeNow(page, 'Corrosion Mapping Lead')
  await page.clock.runFor(2100)
  await expect.poll(() => savedTitles(page)).not.toContain('Corrosion Mapping Lead')
  await toast(page).hover()
  await page.clock.runFor(60_000)
  expect(await toast(page).isVisible()).toBe(true)
  await page.mouse.move(10, 10)
  await undo(page).focus()
  await page.clock.runFor(60_000)
  expect(await toast(page).isVisible()).toBe(true)
  await page.getByRole('link', { name: 'NDT, home' }).focus()
  await page.clock.runFor(800)
  expect(await toast(page).isVisible()).toBe(true)
  await page.clock.runFor(200)
  await toast(page).waitFor({ state: 'detached' })
})

test('R102 Undo sets the bookmark again: the row stands as before, and stays', async () => {
  const { page, reads } = await openOnClock()
  await removeNow(page, JOB)
  const answered = page.waitForResponse(CALLS.bookmark)
  await undo(page).click()
  const answer = await answered
  expect(answer.request().postData()).toContain('is_bookmarked=0')
  expect(await answer.json()).toEqual({ message: 'Bookmark saved.' })
  await expect.poll(() => isStruck(page, JOB)).toBe(false)
  await expect.poll(reads).toBe(1)
  await page.clock.runFor(5000)
  expect(reads()).toBe(1)
  await page.clock.resume()
  await showDashboard(page)
  expect(await savedTitles(page)).toContain(JOB)
})

test('R102 Undo brings back a row that is gone already', async () => {
  const { page } = await openOnClock()
  await removeNow(page, JOB)
  await page.clock.runFor(2500)
  await expect.poll(() => savedTitles(page)).not.toContain(JOB)
  await undo(page).click()
  await expect.poll(() => savedTitles(page)).toContain(JOB)
})

test('R102 the keyboard alone removes a bookmark and reaches Undo at once', async () => {
  const { page } = await openOnClock()
  await page.getByRole('button', { name: `Actions for ${JOB}` }).focus()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('End')
  await expect.poll(() => focused(page)).toBe('Remove')
  await page.keyboard.press('Enter')
  await toast(page).waitFor()
  expect(await page.getByRole('region', { name: 'Notifications' }).count()).toBe(1)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Undo')
  await page.keyboard.press('Enter')
  await toast(page).waitFor({ state: 'detached' })
  await expect.poll(() => isStruck(page, JOB)).toBe(false)
  // an empty one is no landmark
  expect(await page.getByRole('region', { name: 'Notifications' }).count()).toBe(0)
})

test('R101 Q28 Q111 a course is removed by its own call; where the user registered, the toast says what stays', async () => {
  const { page } = await openOnClock()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
  await page.getByRole('button', { name: 'Filter: All' }).click()
  await page.getByRole('menuitemradio', { name: 'Bookmarked' }).click()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/v2/courses/bookmark'),
    chooseInRow(page, 'PAUT Level II, plate and pipe', 'Remove'),
  ])
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/)
  expect(request.postData()).toMatch(/name="is_bookmarked"\s+1/)
  await toast(page).filter({ hasText: 'Your registration stays.' }).waitFor()
  await page.clock.runFor(2100)
  await expect
    .poll(() => savedTitles(page))
    .toEqual(['TOFD Level II with exam', 'Radiographic interpretation'])
  expect(await card(page, 'Saved').getByText('Registered on').count()).toBe(0)
  await page.getByRole('button', { name: 'Filter: Bookmarked' }).click()
  await page.getByRole('menuitemradio', { name: 'All' }).click()
  await expect.poll(() => savedTitles(page)).toContain('PAUT Level II, plate and pipe')
})
