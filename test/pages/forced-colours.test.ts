import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFromMenu } from './account'
import { openProfile } from './company-profile'
import { openDashboard } from './dashboard'
import { openGuides } from './guides'

const force = (page: Page) => page.emulateMedia({ forcedColors: 'active' })

/** What of an element the colours of the system leave: its ground, and the line before it. */
const looksOf = async (all: Locator) => {
  await all.first().waitFor()
  return all.evaluateAll(each =>
    each
      .map(one => getComputedStyle(one))
      .map(({ backgroundColor, borderInlineStartColor }) => ({
        backgroundColor,
        borderInlineStartColor,
      })),
  )
}

test('with the colours of the system the chosen audience of a guide has a ground of its own', async () => {
  const page = await openGuides()
  await force(page)
  const [chosen, ...others] = await looksOf(page.getByRole('tab'))
  expect(others).toHaveLength(5)
  expect(others.map(each => each.backgroundColor)).not.toContain(chosen!.backgroundColor)
})

test('with the colours of the system what is chosen among the preferences has a ground of its own', async () => {
  const page = await openDashboard()
  await force(page)
  const dialog = await openFromMenu(page, 'Preferences')
  const [chosen] = await looksOf(dialog.getByRole('button', { name: 'Jobs', pressed: true }))
  const [other] = await looksOf(dialog.getByRole('button', { name: 'Articles', pressed: false }))
  expect(chosen!.backgroundColor).not.toBe(other!.backgroundColor)
})

test('with the colours of the system the button of a password that is shown has a ground of its own', async () => {
  const page = await openDashboard()
  await force(page)
  const dialog = await openFromMenu(page, 'Change Password')
  const shows = dialog.getByRole('button', { name: /^Show/ })
  await shows.first().click()
  const [shown, hidden] = await looksOf(shows)
  expect(shown!.backgroundColor).not.toBe(hidden!.backgroundColor)
})

test('with the colours of the system the section in view has a line of its own', async () => {
  const page = await openProfile()
  await force(page)
  const [chosen, ...others] = await looksOf(page.locator('.company-profile__nav > a'))
  expect(others).toHaveLength(3)
  expect(others.map(each => each.borderInlineStartColor)).not.toContain(
    chosen!.borderInlineStartColor,
  )
})

test('with the colours of the system a skill has an edge', async () => {
  const page = await openDashboard()
  await force(page)
  const width = (chip: Element) => getComputedStyle(chip).borderTopWidth
  expect(await page.locator('ndt-job-profile-card .chip:visible').first().evaluate(width)).toBe(
    '1px',
  )
})
