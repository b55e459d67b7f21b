import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showCompany } from '../pages/company'
import { saveAndLeave, saveButton } from '../pages/company-forms'
import { openServices, REPORTS } from '../pages/company-lists'
import { allow } from '../pages/support'

const FORM = 'ndt-service-form'

/** Writes at the end of the form's rich text. */
async function write(page: Page, words: string): Promise<void> {
  await page.locator(`${FORM} .ql-editor`).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

test('Q106 a rich text that both changed is asked about in words, where only the editor may read HTML', async () => {
  const page = await openServices()
  allow(page, ...REPORTS, /^answer: 412/)
  const edit = await page.getByRole('link', { name: /^Edit/ }).first().getAttribute('href')
  await showCompany(page, edit!, FORM)
  await write(page, ' Mine & ours.')
  // what is typed is told when nobody types
  await page.waitForFunction(() =>
    Object.values(localStorage).some(kept => String(kept).includes('Mine &')),
  )
  const other = await page.context().newPage()
  await showCompany(other, edit!, FORM)
  await other.getByRole('button', { name: 'Start over' }).click()
  await write(other, ' Theirs & more.')
  await saveAndLeave(other, '/company/services')

  await saveButton(page).click()
  const choice = page.getByRole('group', { name: 'Description', exact: true })
  await choice.getByText(/Changed elsewhere to: [^<>]*Theirs & more\.$/).waitFor()
  await choice.getByRole('button', { name: 'Keep mine: Description' }).press('Enter')
  await choice.waitFor({ state: 'detached' })
  // one answer of several leaves the visitor where it was given
  expect(await page.locator('.summary').filter({ hasText: 'Choose' }).count()).toBe(0)
  await saveAndLeave(page, '/company/services')
  await showCompany(page, edit!, FORM)
  await page.locator(`${FORM} .ql-editor`).getByText('Mine & ours.').waitFor()
})
