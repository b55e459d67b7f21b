import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFromMenu } from '../pages/account'
import { openApply, openJob } from '../pages/applying'
import { act, FIRST_TEN, openProducts } from '../pages/company-lists'
import { openProfile } from '../pages/company-profile'
import { openDashboard } from '../pages/dashboard'
import { SIZES, walkRound } from './focus-walk'
import { openPopup } from '../pages/guide-popup'
import { openForm, type Form } from '../pages/profile-dialogs'
import { demo, newPage } from '../pages/support'

async function opened(open: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await openDashboard()
  await open(page)
  return page
}

const dashboard = (title: Form) => () => opened(page => openForm(page, title))

/** Each dialog of the screens, by its title. */
const DIALOGS: Record<string, () => Promise<Page>> = {
  'Personal Information': dashboard('Personal Information'),
  'Professional Information': dashboard('Professional Information'),
  'Job Information': dashboard('Job Information'),
  async Preferences() {
    const page = await openDashboard()
    const dialog = await openFromMenu(page, 'Preferences')
    await dialog.getByRole('button', { name: 'Jobs' }).waitFor()
    return page
  },
  'Change Password': () => opened(page => openFromMenu(page, 'Change Password')),
  'Sign out': () => opened(page => openFromMenu(page, 'Sign out')),
  async 'Quick Apply'() {
    const page = await openJob('Corrosion Mapping Lead')
    await openApply(page)
    return page
  },
  async 'Get the Guide'() {
    const page = await newPage()
    await openPopup(page)
    return page
  },
  async 'List Your Company'() {
    const page = await newPage({ width: 390, height: 700 })
    await page.goto(demo('/'))
    await page.getByRole('button', { name: 'List Your Company' }).click()
    await page.getByRole('dialog', { name: 'List Your Company' }).waitFor()
    return page
  },
  async 'Delete this Product?'() {
    const page = await openProducts()
    await act(page, FIRST_TEN[0], 'Delete')
    await page.getByRole('button', { name: 'Cancel' }).waitFor()
    return page
  },
  async 'Filter and sort'() {
    const page = await openProducts({ width: 390, height: 700 })
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await page.getByRole('dialog').waitFor()
    return page
  },
  'Edit Avatar': () =>
    opened(async page => {
      await page.getByRole('button', { name: 'Edit Avatar' }).click()
      const editor = page.getByRole('dialog')
      await editor.getByRole('button', { name: 'Edit' }).click()
      await editor.getByRole('slider').waitFor()
    }),
  async 'Company logo'() {
    const page = await openProfile()
    await page.getByLabel('Company logo').getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByRole('slider').first().waitFor()
    return page
  },
}

test.each(Object.entries(DIALOGS))(
  'what has the focus in a dialog is in view, on the way back too: %s (WCAG 2.4.11)',
  async (_title, open) => {
    const page = await open()
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const { stops, hidden } = await walkRound(page, key)
        expect(hidden, `${width} x ${height}`).toEqual([])
        expect(stops).toBeGreaterThan(1)
      }
    }
  },
)
