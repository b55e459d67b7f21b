import type { Page } from 'playwright-core'
import { document, serveSite } from '../pages/fixtures/site'
import { newPage, type Visitor } from '../pages/support'

const viewport = '<meta name="viewport" content="width=device-width">'

/** A page with the fixture's dialog of fields that choose; it is closed. */
export async function openPage(visitor?: Visitor, attributes = '') {
  const site = await serveSite({
    '/index.html': document(`${viewport}<ndt-pickers ${attributes}></ndt-pickers>`),
  })
  const page = await newPage(visitor)
  return {
    ...site,
    page,
    dialog: page.getByRole('dialog', { name: 'Personal Information' }),
    go: () => page.goto(site.origin),
    edit: () => page.getByRole('button', { name: 'Edit' }).click(),
  }
}

/** The dialog, open, and the date of birth in it. */
export async function openDate(visitor?: Visitor) {
  const opened = await openPage(visitor)
  const { page, edit, go } = opened
  await go()
  await edit()
  const name = 'Choose a date, Date of birth'
  const field = page.getByRole('textbox', { name: 'Date of birth' })
  await field.waitFor()
  return {
    ...opened,
    field,
    button: page.getByRole('button', { name }),
    calendar: page.getByRole('dialog', { name }),
    day: (name: string) => page.getByRole('gridcell', { name }),
  }
}

/** What a field of the dialog holds, as the form would send it. */
export function held(page: Page, field: 'languages' | 'country' | 'birth'): Promise<string | null> {
  return page.locator('ndt-pickers').getAttribute(`data-${field}`)
}

/** The name, or else the id, of what has the focus. */
export function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = globalThis.document.querySelector('ndt-pickers')!.shadowRoot!
    return activeElement?.ariaLabel ?? activeElement?.id
  })
}
