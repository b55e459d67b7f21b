import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProfile, saveButton } from '../pages/company-profile'
import { openDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { allow, settle, shot } from '../pages/support'

const phone = { width: 375, height: 667 }

/** Ends the session, saves, and waits until the note of it is in view, wholly, where it has come to rest. */
async function saveInVain(page: Page, around: Locator, save: Locator): Promise<void> {
  allow(page, /<ndt-[\w-]+> (data|save): ApiError/, /^console: Failed to load/, /^answer: 4(01|19)/)
  await page.context().clearCookies({ name: 'ndt_session' })
  await save.click()
  const note = around.locator('.notice').filter({ hasText: 'Your session has ended.' })
  await note.waitFor()
  await settle(page)
  // on a busy machine it is on its way for some frames more
  await expect.poll(() => note.evaluate(isSeenWhole)).toBe(true)
}

function isSeenWhole(note: Element): boolean {
  const { left, top, bottom } = note.getBoundingClientRect()
  const root = note.getRootNode() as ShadowRoot
  const isSeen = (y: number) => note.contains(root.elementFromPoint(left + 20, y))
  return isSeen(top + 4) && isSeen(bottom - 4)
}

test('Q43 a dialog that was scrolled shows that the session has ended', async () => {
  const page = await openDashboard(phone)
  const form = await openForm(page, 'Personal Information')
  await form.getByLabel('LinkedIn URL (Optional)').fill('https://linkedin.example/in/amara')
  const save = form.getByRole('button', { name: 'Save', exact: true })
  await saveInVain(page, form, save)
  await shot(page, 'ended-in-a-dialog')
  // as it does to who has scrolled on meanwhile
  await form.getByLabel('LinkedIn URL (Optional)').focus()
  await saveInVain(page, form, save)
})

test('Q43 so does a page of a form', async () => {
  const page = await openProfile(phone)
  const own = page.locator('ndt-company-profile')
  await own.getByRole('textbox', { name: 'Company Address' }).scrollIntoViewIfNeeded()
  await saveInVain(page, own, saveButton(page))
  await shot(page, 'ended-on-a-page')
})
