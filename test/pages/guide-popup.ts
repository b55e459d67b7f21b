import type { Locator, Page } from 'playwright-core'
import { GUIDE, showGuides } from './guides'

/** The call that sends an enquiry. */
export const ENQUIRY = '**/api/v1/enquiries/guide-enquiry'

/** The download's dialog. */
export function popup(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Get the Guide - Free and Instant Access' })
}

/** Its button. */
export function send(page: Page): Locator {
  return popup(page).getByRole('button', { name: "Download Now — It's Free" })
}

/** A field of it, by its label. */
export function field(page: Page, label: string): Locator {
  return popup(page).getByLabel(label)
}

/** Opens the guide's page, and on it the popup by the first call to action. */
export async function openPopup(page: Page, path = GUIDE): Promise<Locator> {
  await showGuides(page, path)
  await page.getByRole('button', { name: "Download Now — It's Free" }).first().click()
  await field(page, 'Full name').waitFor()
  return popup(page)
}

/** Fills in what a visitor has to. */
export async function fillIn(page: Page, email = 'daniel@brandt-qa.example'): Promise<void> {
  await field(page, 'Full name').fill('Daniel Brandt')
  await field(page, 'Email').fill(email)
  await field(page, 'Company name').fill('Brandt Quality Services')
  await field(page, 'Contact number').pressSequentially('09845012345')
  // who sends within a second is taken for a robot
  await page.waitForTimeout(1000)
}
