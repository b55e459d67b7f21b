import type { Locator, Page } from 'playwright-core'
import { enter, type Member } from './dashboard'
import { demo } from './support'

/** A resume as a visitor chooses it. */
export const resume = {
  name: 'okafor-resume-2026.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'),
}

/** What a job or its row says from today on. */
export function appliedToday(): string {
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-')
  return `Applied on ${day}-${month}-${year}`
}

/** Opens a job's page, and waits until its Quick Apply opens the dialog. */
export async function openJob(title: string, member: Member = {}): Promise<Page> {
  const page = await enter(member)
  await showJob(page, title)
  return page
}

/** Leads a window to a job's page, and waits as `openJob` does. */
export async function showJob(page: Page, title: string): Promise<void> {
  await page.goto(demo(`/ndt-jobs?q=${title}`))
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await takesOver(page)
}

/** Waits until the dialog's tag hears its page's button: until then that leads to the plain form. */
async function takesOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    globalThis.document.querySelector('ndt-quick-apply')?.shadowRoot?.querySelector('slot'),
  )
}

/** The page's own button. */
export function quickApply(page: Page): Locator {
  return page.getByRole('link', { name: 'Quick Apply', exact: true })
}

/** The dialog of a title. */
export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true })
}

/** Opens the job's dialog, and fills in what the profile does not know. */
export async function openApply(page: Page): Promise<Locator> {
  await takesOver(page)
  await quickApply(page).click()
  const opened = dialog(page, 'Quick Apply')
  await opened.getByLabel('Contact number').fill('+44 7700 900123')
  return opened
}
