import type { Locator, Page } from 'playwright-core'
import { openCompany } from './company'
import { callsOf, type Member } from './dashboard'
import { allow } from './support'

/** The calls of a company's lists. */
export const LISTS = {
  products: '**/api/v2/company/product?*',
  services: '**/api/v2/company/service?*',
  toggle: '**/toggle-status',
  remove: '**/api/v1/company/products/*',
  export: '**/api/v1/company/*/export*',
}

/** What a widget says on the console when a call fails, and what the browser says of it. */
export const REPORTS = [/^console: \[ndt\]/, /^console: Failed to load resource/]

/** The first page of Meridian's products. */
export const FIRST_TEN = [
  'Portable 64:128 phased array flaw detector',
  'TOFD probe pair, 5 MHz, 6 mm element',
  'Corrosion mapping wheel scanner WS-40',
  'IIW Type 1 calibration block, 1018 steel',
  'High-temperature couplant, 1 litre',
  'Dry-coupled velocity gauge DC-9',
  'Angle beam wedge set, 45° / 60° / 70°',
  'EMAT thickness sensor, shear wave',
  'Immersion tank, 1.2 m with 3-axis bridge',
  'Step wedge, 5-step, 2.5 to 12.5 mm',
] as const

/** Opens the Products page; `search` is what its address says of the list. */
export function openProducts(member: Member = {}, search = ''): Promise<Page> {
  return openCompany(`/company/products${search}`, 'ndt-product-table', member)
}

/** Opens the Products page of the company with 10,000; its logo is lost on purpose (R138). */
export async function openCatalogue(search = '', member: Member = {}): Promise<Page> {
  const page = await openProducts({ ...member, account: 'catalogue' }, search)
  allow(page, /maasport-rental\.svg/, /^console: Failed to load resource.*404/)
  return page
}

/** Opens the Services page. */
export function openServices(member: Member = {}, search = ''): Promise<Page> {
  return openCompany(`/company/services${search}`, 'ndt-service-table', member)
}

/** Waits, after the page was read again, until its table has rows. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await page.getByRole('table').getByRole('link').first().waitFor()
}

/** The names in view, in their order, once the rows that were asked for are there. */
export async function names(page: Page): Promise<string[]> {
  await page.locator('.table__skeleton').first().waitFor({ state: 'detached' })
  return page.getByRole('table').getByRole('link').allTextContents()
}

/** The row of a name. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
}

/** The title with its count. */
export function title(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText()
}

/** Which rows of how many the pager says are in view. */
export function range(page: Page): Promise<string> {
  return page.locator('.pager__rows').innerText()
}

/** Types into the search of a column; Enter is the test's to press. */
export async function type(page: Page, column: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `${column}, press Enter to search` }).fill(text)
}

/** Chooses an entry of a dropdown filter. */
export async function choose(page: Page, filter: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${filter}: `) }).click()
  await page.getByRole('menuitemradio', { name: entry, exact: true }).click()
}

/** Chooses an entry of a row's menu. */
export async function act(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** What lists a page asks for from now on, by what the queries say. */
export function listsOf(page: Page): () => string[] {
  const calls = callsOf(page)
  return () =>
    calls.flatMap(line => {
      const [, query] = /^GET \/api\/v2\/company\/(?:product|service)\?(.*)$/.exec(line) ?? []
      return query === undefined ? [] : [decodeURIComponent(query.replaceAll('+', ' '))]
    })
}

/** A day so many days ago, `DD-MM-YYYY`. */
export function daysAgo(days: number): string {
  const date = new Date(Date.now() - days * 86_400_000).toISOString()
  return date.slice(0, 10).split('-').reverse().join('-')
}
