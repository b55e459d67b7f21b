import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, openPopup } from '../pages/guide-popup'
import { allow, newPage } from '../pages/support'

/** Runs in a page: what has the focus, a toast, or the page itself. */
function at(): string {
  let focused = document.activeElement!
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (focused.closest('.notyf')) return 'toast'
  const { id, ariaLabel, textContent } = focused
  return focused === document.body ? 'page' : id || ariaLabel || textContent
}

/** What a key comes to on a way that is long enough for more than one round. */
async function walk(page: Page, key: string): Promise<string[]> {
  const stops = new Set<string>()
  for (let steps = 0; steps < 50; steps++) {
    await page.keyboard.press(key)
    stops.add(await page.evaluate(at))
  }
  return [...stops].sort()
}

test('R102 while a toast is up, Tab comes to all of the dialog below it, on the way back too', async () => {
  const page = await newPage()
  allow(page, /400/, /422/, /save:/)
  await openPopup(page)
  await page.waitForTimeout(1000)
  await field(page, 'Full name').press('Enter')
  const toast = page.locator('.notyf__toast')
  await toast.waitFor()
  // its time waits for the pointer
  await toast.hover()
  const [on, back] = [await walk(page, 'Tab'), await walk(page, 'Shift+Tab')]
  expect(await toast.count()).toBe(1)
  await toast.getByRole('button').click()
  await toast.waitFor({ state: 'detached' })
  const all = await walk(page, 'Tab')
  expect(all).toContain('Close')
  expect(on).toEqual([...all, 'toast'].sort())
  expect(back).toEqual(on)
})
