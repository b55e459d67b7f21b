import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, said, saveAndLeave, LIST } from './company-forms'
import { showCompany } from './company'
import { act, FIRST_TEN, names, openProducts, openServices, range, rowOf } from './company-lists'
import { focused } from './dashboard'
import { demo } from './support'

/** The second page of those that are published. */
const PART = '?published=1&page=2'

const search = (page: Page) => {
  const { search, hash } = new URL(page.url())
  return search + hash
}

/** Opens a part of the list, and follows its last row to the form. */
async function openForm(page: Page): Promise<string> {
  const row = (await names(page)).findLast(Boolean)!
  await page.getByRole('link', { name: row, exact: true }).focus()
  await page.keyboard.press('Enter')
  await field(page, 'Name').waitFor()
  return row
}

/** Waits for the list, and says that it is where it was. */
async function expectPlace(page: Page, row: string): Promise<void> {
  await page.waitForURL(url => url.pathname === LIST)
  await expect.poll(() => focused(page)).toBe(row)
  expect([search(page), await range(page)]).toEqual([PART, '11-20 of 51'])
  const link = page.getByRole('link', { name: row, exact: true })
  const box = (await link.boundingBox())!
  expect(box.y).toBeGreaterThan(0)
  expect(box.y + box.height).toBeLessThan(page.viewportSize()!.height)
}

test('R202 R204 Q57 Q114 Save, Cancel, the back link and Back lead to the filters, page and row that were left', async () => {
  const page = await openProducts({ height: 500 }, PART)
  const row = await openForm(page)
  await page.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.press('Enter')
  await expectPlace(page, row)

  await openForm(page)
  await page.locator('a.form-page__back').focus()
  await page.keyboard.press('Enter')
  await expectPlace(page, row)

  await openForm(page)
  await page.goBack()
  await expectPlace(page, row)

  await openForm(page)
  await field(page, 'Alias').fill('Known by another name')
  await saveAndLeave(page, LIST)
  await expectPlace(page, row)
  await said(page, 'Successfully').waitFor()

  // once: a reload begins at the list's top, where the filters are
  await page.reload()
  await names(page)
  expect([await focused(page), search(page)]).toEqual(['', PART])
})

test('R204 what was typed and is dropped on purpose leads there too', async () => {
  const page = await openProducts({}, PART)
  const row = await openForm(page)
  await field(page, 'Alias').fill('No')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expectPlace(page, row)
})

test('R202 a row that is gone, or has left the filters, leaves the top of the same list', async () => {
  const page = await openProducts({}, '?name=Step+wedge')
  const row = FIRST_TEN[9]
  await act(page, row, 'Edit')
  await field(page, 'Name').fill('Stair block, 5-step')
  await saveAndLeave(page, LIST)
  await rowOf(page, 'Step wedge, 5-step, 2.5 to 12.5 mm').waitFor({ state: 'detached' })
  await names(page)
  await expect.poll(() => focused(page)).toMatch(/^Products/)
  expect(search(page)).toBe('?name=Step+wedge')
})

test('R202 adding leads back to the same part, a new tab and another page to the list’s beginning', async () => {
  const page = await openProducts({}, PART)
  await page.getByRole('link', { name: 'Add Product' }).click()
  await field(page, 'Name').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => range(page)).toBe('11-20 of 51')

  const other = await page.context().newPage()
  await other.goto(demo(`${LIST}/add`))
  await field(other, 'Name').waitFor()
  await other.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => range(other)).toBe('1-10 of 64')
  expect(search(other)).toBe('')

  // a link to the list is no way back
  await openForm(page)
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect.poll(() => range(page)).toBe('1-10 of 64')
  expect([await focused(page), search(page)]).toEqual(['', ''])
})

test('R202 a form in a new tab leads back to the part it came from, a typed address to the beginning', async () => {
  const page = await openProducts({}, PART)
  const row = (await names(page)).findLast(Boolean)!
  const link = page.getByRole('link', { name: row, exact: true })
  for (const way of [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }] as const) {
    const opening = page.context().waitForEvent('page')
    await link.click(way as object)
    const other = await opening
    await field(other, 'Name').waitFor()
    await other.getByRole('button', { name: 'Cancel' }).click()
    await expectPlace(other, row)
    expect(search(page)).toBe(PART)
  }

  const address = demo((await link.getAttribute('href'))!)
  await openForm(page)
  await page.goto(demo(LIST))
  await names(page)
  await page.goto(address)
  await field(page, 'Name').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => range(page)).toBe('1-10 of 64')
  expect(search(page)).toBe('')
})

test('R232 the services’ form leads back as well, to a page of a hundred too', async () => {
  const page = await openServices({}, '?page=2')
  const row = await openForm(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => focused(page)).toBe(row)
  expect(search(page)).toBe('?page=2')

  await showCompany(page, `${LIST}?limit=100`, 'ndt-product-table')
  await expect.poll(async () => (await names(page)).length).toBe(64)
  const last = await openForm(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => focused(page)).toBe(last)
})
