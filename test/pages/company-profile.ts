import type { Locator, Page } from 'playwright-core'
import { openCompany, showCompany } from './company'
import type { Member } from './dashboard'
import { demo } from './support'

const TAG = 'ndt-company-profile'
const PATH = '/company/profile'

/** Where the form of a company that exists is sent. */
export const SAVE = '**/dashboard/company/profile/update'

/** Opens the profile's editor, and waits until its texts can be written. */
export async function openProfile(member: Member = {}): Promise<Page> {
  const page = await openCompany(PATH, TAG, member)
  await ready(page)
  return page
}

/** Goes to the profile's editor anew; what is not saved is let go. */
export async function showProfile(page: Page): Promise<void> {
  await showCompany(page, PATH, TAG)
  await ready(page)
}

async function ready(page: Page): Promise<void> {
  for (const name of ['Long Description', 'Company Address']) {
    await page.getByRole('textbox', { name }).waitFor()
  }
}

/** One of the profile's fields, by what its label says before `(Optional)`. */
export function field(page: Page, label: string): Locator {
  const name = label === 'Company Name' ? `${label} (Mandatory)` : `${label} (Optional)`
  return page.getByLabel(name, { exact: true })
}

/** The text of an editor. */
export function editor(page: Page, label = 'Long Description'): Locator {
  return page.getByRole('textbox', { name: label, exact: true })
}

/** The button at the form's end. */
export function saveButton(page: Page): Locator {
  return page.locator(TAG).getByRole('button', { name: 'Save', exact: true })
}

/** Saves, and waits until the profile is read again and the toast has said so. */
export async function save(page: Page): Promise<void> {
  const read = page.waitForResponse('**/api/v2/company/profile*')
  await saveButton(page).click()
  await read
  await page.getByText('Profile Updated Successfully!!').first().waitFor()
}

/** The profile as the portal has it. */
export async function stored(page: Page): Promise<Record<string, unknown>> {
  const answer = await page.request.get(demo('/api/v2/company/profile'))
  return (await answer.json()).data
}

/** The buttons above an editor. */
export function toolbar(page: Page, label = 'Long Description'): Locator {
  return page.getByRole('toolbar', { name: `Formatting: ${label}` })
}

/** Writes a text into an editor in the place of what is there, without any format; the caret is behind it. */
export async function write(page: Page, text: string, label?: string): Promise<void> {
  await editor(page, label).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  const bar = toolbar(page, label)
  await bar.getByRole('combobox', { name: 'Text style' }).selectOption({ label: 'Paragraph' })
  for (const on of await bar.locator('[aria-pressed=true]').all()) await on.click()
  await page.keyboard.type(text)
}
