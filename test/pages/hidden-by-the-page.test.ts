import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDashboard } from './dashboard'
import { openForm } from './profile-dialogs'

/** A rule of the page's own, for its tags. */
const rule = (page: Page, css: string) =>
  page.evaluate(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)

test('a dialog can be used where the page hides what led to it', async () => {
  const page = await openDashboard()
  const form = await openForm(page, 'Personal Information')
  await rule(page, 'body > * { visibility: hidden; pointer-events: none }')
  await form.getByLabel('City').click()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'hidden' })
})

test('R20 the tagline goes with a header that the page hides', async () => {
  const page = await openDashboard()
  const step = page.locator('.site-header__tagline-window > .is-shown')
  await step.waitFor()
  await rule(page, 'ndt-site-header { visibility: hidden }')
  expect(await step.isVisible()).toBe(false)
})
