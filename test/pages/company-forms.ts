import type { Locator, Page, Route } from 'playwright-core'
import { plain } from '../demo/samples'
import { openCompany } from './company'
import { enter, type Member } from './dashboard'
import { allow, demo } from './support'

/** The list that a product's form leads back to. */
export const LIST = '/company/products'

/** Where a new product is sent. */
export const STORE = '/api/v2/company/product/store'

/** A file as a visitor chooses it. */
export interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The pages of a company's forms. */
export const ADD_PRODUCT = '/company/products/add'
export const ADD_SERVICE = '/company/services/add'

/** A picture of one colour. */
export async function picture(name: string, background = '#1f6f78'): Promise<Chosen> {
  const buffer = await plain(320, 200, background).png().toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** A file of so many bytes with nothing in it. */
export function hollow(name: string, mimeType: string, size: number): Chosen {
  return { name, mimeType, buffer: Buffer.alloc(size) }
}

/** Opens the form of a product. */
export function openProduct(path = ADD_PRODUCT, member?: Member): Promise<Page> {
  return openCompany(path, 'ndt-product-form', member)
}

/** Opens the form of a service. */
export function openService(path = ADD_SERVICE, member?: Member): Promise<Page> {
  return openCompany(path, 'ndt-service-form', member)
}

/** A text field of the form, by the beginning of its label. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${label}`) })
}

/** A choice of the form, by the beginning of its label. */
export function choice(page: Page, label: string): Locator {
  return page.getByRole('combobox', { name: new RegExp(`^${label}`) })
}

/** Chooses an entry of a list, as it is offered. */
export async function pick(page: Page, label: string, entry: string): Promise<void> {
  await choice(page, label).fill(entry)
  await page.getByRole('option', { name: entry, exact: true }).click()
}

/** Chooses the least that a product needs (Q64). */
export async function fillProduct(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name)
  await pick(page, 'Method', 'Ultrasonic Testing')
  await pick(page, 'Category', 'Transducers')
}

/** Chooses files of an uploader, or of a field for one file. */
export async function upload(page: Page, label: string, ...files: Chosen[]): Promise<void> {
  await page.locator(`[aria-label="Upload: ${label}"]`).setInputFiles(files)
}

/** The names of the files in a card, in their order. */
export function filesIn(page: Page, card: string): Locator {
  const list = page.getByRole('region', { name: card, exact: true })
  return list.locator('.file:not(.is-invalid) .file__name')
}

/** What is said of files that are not taken. */
export function refusals(page: Page, card: string): Locator {
  return page.getByRole('region', { name: card, exact: true }).locator('.file.is-invalid')
}

/** The main button of a form. */
export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Save & Add another' })
}

/** Saves, and waits until the list of the company has come. */
export async function saveAndLeave(page: Page, list: string): Promise<void> {
  await saveButton(page).click()
  await page.waitForURL(url => url.pathname === list)
}

/** The toast with these words. */
export function said(page: Page, words: string): Locator {
  return page.locator('.notyf__toast').filter({ hasText: words })
}

/** Lets the next save fail as the server would fail it, and allows what the browser says of that. */
export async function failOnce(
  page: Page,
  path: string,
  failure: number | 'offline',
  body: object = {},
): Promise<void> {
  allow(page, /> save:/, new RegExp(`${failure}|ERR_INTERNET_DISCONNECTED`))
  const fail = (route: Route) =>
    failure === 'offline'
      ? route.abort('internetdisconnected')
      : route.fulfill({ status: failure, json: body })
  await page.route(path, fail, { times: 1 })
}

/** Makes a call as somebody of a company. */
export async function ask(
  account: Member['account'],
  path: string,
  { method = 'GET', fields }: { method?: string; fields?: Record<string, string> } = {},
) {
  const page = await enter({ account })
  await page.goto(demo('/404'))
  allow(page, /40[34]/)
  return page.evaluate(
    async ({ path, method, fields }) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = {
        'X-Requested-With': 'XMLHttpRequest',
        'X-XSRF-TOKEN': decodeURIComponent(token),
      }
      const body = fields && new FormData()
      for (const [name, value] of Object.entries(fields ?? {})) body!.append(name, value)
      const answer = await fetch(path, { method, headers, body })
      return { status: answer.status, body: await answer.json() }
    },
    { path, method, fields },
  )
}

/** The texts that a form's inputs hold, in their order. */
export function valuesOf(inputs: Locator): Promise<string[]> {
  return inputs.evaluateAll(all => all.map(each => (each as HTMLInputElement).value))
}
