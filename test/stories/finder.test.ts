import { afterAll, describe, expect, test } from 'vitest'
import { launch } from '../pages/chromium'
import { FOLDER } from './built'
import { serveFolder } from './static-server'
import { openStorybook } from './storybook'

const { origin, close } = await serveFolder(FOLDER)
const browser = await launch()
afterAll(async () => {
  await browser.close()
  close()
})

describe('Find a state', () => {
  test('a state is found by what is seen in it', async () => {
    const { shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    for (const [words, found] of [
      ['product table two rows failed', 'Many Unpublished, Two Rows Failed'],
      ['guide popup phone', 'Narrow, A Popup On A Phone'],
    ] as const) {
      await search.fill(words)
      await shown.getByText(/^1 of \d+ states/).waitFor()
      expect(await shown.locator('.finder__states a').allTextContents()).toEqual([found])
    }
  })

  test('what is found is in view, whatever there is to say of its screen', async () => {
    const { page, shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    for (const [words, found] of [
      ['product table delete failed', 'Delete Failed'],
      ['guide popup phone', 'Narrow, A Popup On A Phone'],
      ['saved panel failed', 'Removal Failed'],
    ] as const) {
      await search.fill(words)
      const first = shown.locator('.finder__states a').first()
      const { y, height } = (await first.boundingBox())!
      expect(y + height).toBeLessThan(page.viewportSize()!.height)
      expect(await first.textContent()).toBe(found)
    }
  })

  test('a state is found by what else it is called, and seen in the theme that is asked for', async () => {
    const { page, shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    const states = shown.locator('.finder__states a')
    for (const [words, found] of [
      ['quick apply refused', 'Applied Twice'],
      ['a modal with errors', 'Field Errors'],
      ['error toast', 'Danger'],
      ['new member’s dashboard', 'New Member'],
      ['product table on a phone', 'Narrow Filters'],
      ['ndt-saved-panel', 'No Courses'],
      ['date-picker', 'Empty'],
      ['undo', 'Removed'],
      ['profile strength', 'Partly Filled'],
      ['next step', 'New Member'],
      ['saved views', 'View Deleted'],
      ['guide page faq', 'Filled'],
      ['product table density', 'Compact'],
    ] as const) {
      await search.fill(words)
      await states.filter({ hasText: found }).first().waitFor()
    }
    await search.fill('constructor')
    await shown.getByText('Nothing is called so.').waitFor()
    await search.fill('words')
    await shown.getByText(/^1 of \d+ states$/).waitFor()
    await search.fill('change password errors, dark')
    await shown.getByText(/ states, to be seen dark$/).waitFor()
    await shown.getByRole('link', { name: 'Field Errors' }).click()
    await page.waitForURL(/path=\/story\/job-seeker-change-password--field-errors/)
    await shown.locator('html[data-ndt-theme="dark"]').waitFor()
  })

  test('a theme of the library is asked for by its name', async () => {
    const { page, shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    await search.fill('saved panel jobs in high contrast')
    await shown.getByText(/, to be seen in high contrast$/).waitFor()
    await shown.locator('.finder__states a').first().click()
    await page.waitForURL(/globals=design:highContrast/)
  })

  test('words that no state has lead to the nearest states, in the look that is asked for', async () => {
    const { page, shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    const states = shown.locator('.finder__states a')
    for (const [words, found] of [
      ['personal info with two errors', 'Field Errors'],
      ['the empty saved courses', 'No Courses'],
      ['toast of a failure', 'Danger'],
      ['quick apply after success', 'Applied'],
      ['table calendar open', 'Dates Open'],
      ['services delete confirmation', 'With Delete'],
      ['session expired', 'Session Ended'],
      ['viewed companies expired', 'Session Ended'],
      ['profile card signed out', 'Not Signed In'],
      ['service table logged out', 'Session Ended'],
      ['product table 401', 'Session Ended'],
      ['page not found', 'Unknown'],
    ] as const) {
      await search.fill(words)
      await states.filter({ hasText: found }).first().waitFor()
    }
    await search.fill('menu of a saved job, right to left')
    await shown.getByText(/ come nearest, to be seen right to left$/).waitFor()
    await search.fill('service table while loading, on a phone, dark')
    await shown.getByText(/^1 of \d+ states come nearest, to be seen on a phone, dark$/).waitFor()
    await states.click()
    await page.waitForURL(/path=\/story\/company-service-table--loading/)
    await shown.locator('html[data-ndt-theme="dark"]').waitFor()
    const frame = page.locator('#storybook-preview-iframe')
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(375)
  })
})
