import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showCompany } from '../pages/company'
import { ADD_PRODUCT, picture } from '../pages/company-forms'
import { png } from '../pages/company-logo'
import { enter } from '../pages/dashboard'
import { allow, axe, demo, layoutShift, shot } from '../pages/support'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const form = (page: Page) => page.locator('form.plain')
/** The first field whose label begins with these words. */
const field = (page: Page, label: string) =>
  form(page)
    .getByLabel(new RegExp(`^${label}( |$)`))
    .first()
const notice = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor()

/** The page with a heading at both widths: no wider than its window. */
async function look(page: Page, heading: string, name: string): Promise<void> {
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.locator('html').evaluate(html => html.scrollWidth)).toBe(width)
    await shot(page, `company/plain-${name}-${width}`)
  }
}

/** Shows at once what waits for scripts that do not come. */
const comeLate = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach(animation => animation.finish()))

test('R202-R221 R157 without JavaScript a company adds a product, edits it, and saves its profile', async () => {
  const page = await enter({ account: 'company', javaScript: false })
  allow(page, /422/)
  await page.goto(demo(ADD_PRODUCT))
  await look(page, 'Add Product', 'product')
  await field(page, 'Alias').fill('Kept')
  await save(page)
  await page.getByRole('alert').getByText('2 errors').waitFor()
  expect(await field(page, 'Name').getAttribute('aria-invalid')).toBe('true')
  await look(page, 'Add Product', 'product-refused')
  await page.getByRole('link', { name: 'The category field is required.' }).click()
  const inUse = (field: Locator) => field.evaluate(each => each === document.activeElement)
  expect(await inUse(field(page, 'Category'))).toBe(true)
  await field(page, 'Category').selectOption({ label: 'Transducers: Immersion' })
  await field(page, 'Name').fill('Plain probe')
  await field(page, 'Feature 1').fill('10 MHz')
  await field(page, 'Images').setInputFiles([await picture('one.png'), await picture('two.png')])
  await save(page)
  await notice(page, 'Added.')
  await look(page, 'Products', 'products')

  await page.getByRole('link', { name: 'Plain probe', exact: true }).click()
  expect(await field(page, 'Alias').inputValue()).toBe('Kept')
  await field(page, 'Remove one.png').check()
  await field(page, 'Description').fill('One.\n\nTwo.')
  await save(page)
  await notice(page, 'Saved.')
  await page.getByRole('link', { name: 'Plain probe', exact: true }).click()
  await look(page, 'Edit Product', 'product-edit')
  expect(await page.locator('.plain__file').allTextContents()).toEqual([
    expect.stringContaining('two.png'),
  ])

  await page.getByRole('link', { name: 'Company Profile' }).click()
  await look(page, 'Company Profile', 'profile')
  await field(page, 'Company logo').setInputFiles(await png('sign.png'))
  await save(page)
  await notice(page, 'Saved.')
  await page.getByRole('link', { name: 'sign.png' }).waitFor()

  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await page.getByRole('link', { name: 'Delete Plain probe' }).click()
  await look(page, 'Delete', 'delete')
  await page.getByRole('button', { name: 'Delete' }).click()
  await notice(page, 'Deleted.')
})

test('without JavaScript a service that was saved elsewhere meanwhile shows both values', async () => {
  const page = await enter({ account: 'company', javaScript: false })
  allow(page, /409/)
  await page.goto(demo('/company/services'))
  const path = await page.locator('ul.rows a').first().getAttribute('href')
  const other = await page.context().newPage()
  for (const each of [page, other]) await each.goto(demo(path!))
  await field(page, 'Name').fill('Theirs')
  await save(page)
  await field(other, 'Name').fill('Ours')
  await save(other)
  await other.getByText('Stored now: Theirs').waitFor()
  await page.goto(other.url())
  await field(page, 'Name').fill('Ours')
  await look(other, 'Edit Service', 'stale')
})

test('where every script fails the forms come late, and are as accessible', async () => {
  const page = await enter({ account: 'company' })
  allow(page, /ERR_FAILED|422|was preloaded/)
  await page.route(/\.js(\?|$)/, route => route.abort())
  for (const path of ['/company/profile', '/company/services', ADD_PRODUCT]) {
    await page.goto(demo(path))
    await comeLate(page)
    expect([path, await axe(page)]).toEqual([path, []])
  }
  await save(page)
  await page.getByRole('alert').getByText('2 errors').waitFor()
  expect(await axe(page)).toEqual([])
})

test('the form waits while the script may come, and stays where somebody fills it in', async () => {
  const page = await enter({ account: 'company' })
  const name = field(page, 'Name')
  let release = () => {}
  const held = new Promise<void>(resume => (release = resume))
  await page.route('**/ndt-product-form.js*', route => held.then(() => route.continue()))
  await page.goto(demo(ADD_PRODUCT), { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Add Product' }).waitFor()
  expect(await name.isVisible()).toBe(false)
  expect((await page.locator('ndt-product-form').boundingBox())!.height).toBe(1157)
  await comeLate(page)
  await name.fill('Begun')
  release()
  await page.locator('ndt-product-form:defined').waitFor()
  expect(await name.inputValue()).toBe('Begun')
  expect(await name.isVisible()).toBe(true)

  await showCompany(page, '/company/services/add', 'ndt-service-form')
  expect(await form(page).isVisible()).toBe(false)
  expect(await layoutShift(page)).toBeLessThan(0.01)
})
