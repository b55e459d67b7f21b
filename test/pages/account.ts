import type { Locator, Page } from 'playwright-core'
import { focused } from './dashboard'

/** The user menu's entries that open a dialog, in their order below My Profile. */
export const ENTRIES = ['Preferences', 'Change Password', 'Sign out'] as const

/** Rules of axe, which does not know the top layer: it takes the inert page for one that is in use. */
export const OVER_PAGE = {
  rules: { 'target-size': { enabled: false }, region: { enabled: false } },
}

type Entry = (typeof ENTRIES)[number]

const userMenu = (page: Page) => page.getByRole('button', { name: /^Account of/ })

/** The dialog that an entry opens. */
export function dialogOf(page: Page, entry: Entry): Locator {
  const role = entry === 'Sign out' ? 'alertdialog' : 'dialog'
  return page.getByRole(role, { name: entry, exact: true })
}

/** Opens a dialog from the user menu. */
export async function openFromMenu(
  page: Page,
  entry: Entry,
  by: 'mouse' | 'keyboard' = 'mouse',
): Promise<Locator> {
  const item = page.getByRole('menuitem', { name: entry })
  if (by === 'mouse') {
    await userMenu(page).click()
    await item.click()
  } else {
    await userMenu(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    for (let at = -1; at < ENTRIES.indexOf(entry); at++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  const dialog = dialogOf(page, entry)
  await dialog.waitFor()
  return dialog
}

/** A toast in view, by what it says. */
export function toastOf(page: Page, message: string): Locator {
  return page.locator('.notyf__message', { hasText: message })
}

/** Whether the user menu's button has the focus. */
export async function isBackAtMenu(page: Page): Promise<boolean> {
  return /^Account of/.test(await focused(page))
}

/** Where the focus is: in a dialog, outside of one, or with the browser's own bars. */
export async function focusPlace(page: Page): Promise<'dialog' | 'outside' | 'browser'> {
  return page.evaluate(() => {
    let element = globalThis.document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element === globalThis.document.body) return 'browser'
    let node: Node | null = element
    while (node) {
      if (node instanceof HTMLDialogElement) return 'dialog'
      node = node.parentNode ?? (node as ShadowRoot).host ?? null
    }
    return 'outside'
  })
}

/** Whether what is seen in the middle of an element is the element, and nothing that covers it. */
export async function isOnTop(shown: Locator): Promise<boolean> {
  return shown.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as ShadowRoot
    const seen = root.elementFromPoint(x + width / 2, y + height / 2)
    return !!seen && (element.contains(seen) || seen.contains(element))
  })
}
