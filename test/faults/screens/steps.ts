import type { Locator, Page } from 'playwright-core'

/** Presses the first button of a name. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click()
}

/** A dialog by its title. */
export function dialogOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true })
}
