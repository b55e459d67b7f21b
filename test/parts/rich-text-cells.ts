import type { Page } from 'playwright-core'
import { openBench, type Bench } from './rich-text-bundle'

declare const bench: Bench

/** What the editor said last. */
export const said = (page: Page) => page.evaluate(() => bench.said())
/** The cells that can be written. */
export const cells = (page: Page) => page.locator('td[contenteditable], th[contenteditable]')
/** A button of a table. */
export const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A page with an editor that shows a text. */
export async function show(html: string): Promise<Page> {
  const page = await openBench()
  await page.evaluate(html => void bench.show(html), html)
  return page
}

/** Pastes as a visitor does; a type that is not given is not on the clipboard. */
export async function paste(page: Page, given: Record<string, string>) {
  await page.evaluate(given => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
    const options = { bubbles: true, cancelable: true, composed: true }
    const { activeElement } = document.querySelector('div')!.shadowRoot!
    activeElement!.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData }))
  }, given)
}

/** The row, and the table, that go out. */
export const row = (...texts: string[]) =>
  `<tr>${texts.map(text => `<td>${text}</td>`).join('')}</tr>`
export const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`
