import type { Locator, Page } from 'playwright-core'
import { dialog } from './applying'

/** The dialogs of the profile: their title, and a field that shows when the profile is there. */
export const FORMS = {
  'Personal Information': 'First name (Mandatory)',
  'Professional Information': 'Professions (Optional)',
  'Job Information': 'Cover letter (Optional)',
}

/** One of the dialogs, by its title. */
export type Form = keyof typeof FORMS

/** The pencil that opens a dialog, in its card. */
export function pencil(page: Page, title: Form): Locator {
  return page.getByRole('button', { name: `Edit ${title}`, exact: true })
}

/** Opens a dialog by its pencil, and waits for its fields. */
export async function openForm(page: Page, title: Form): Promise<Locator> {
  await pencil(page, title).click()
  const opened = dialog(page, title)
  await opened.getByLabel(FORMS[title], { exact: true }).waitFor()
  return opened
}

/** Saves, and waits until the toast has said so and the dialog is gone. */
export async function saveForm(page: Page, title: Form): Promise<void> {
  const opened = dialog(page, title)
  await opened.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(`${title} Updated`).first().waitFor()
  await opened.waitFor({ state: 'hidden' })
}

/** Types into a combobox, takes the first of what it finds, and closes its list. */
export async function pick(form: Locator, label: string, text: string): Promise<void> {
  const field = form.getByRole('combobox', { name: label })
  await field.fill(text)
  await form.getByRole('option', { name: text }).first().waitFor()
  await field.press('Enter')
  await form.getByRole('button', { name: `Remove ${text}`, exact: true }).waitFor()
  await field.press('Escape')
}
