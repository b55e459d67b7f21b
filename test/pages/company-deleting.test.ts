import { expect, test } from 'vitest'
import {
  act,
  FIRST_TEN,
  LISTS,
  names,
  openProducts,
  range,
  reload,
  REPORTS,
  rowOf,
  title,
} from './company-lists'
import { focused } from './dashboard'
import { allow } from './support'

const FIRST = FIRST_TEN[0]

test('R198 R199 R200 deleting asks, says what goes, and is told; the product stays gone', async () => {
  const page = await openProducts()
  await act(page, FIRST, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete this Product?' })
  expect(await dialog.getByText('permanently removed').innerText()).toBe(
    `${FIRST} will be permanently removed from your company profile.`,
  )
  await expect.poll(() => focused(page)).toBe('Cancel')
  await page.keyboard.press('Escape')
  expect([await dialog.count(), await title(page)]).toEqual([0, 'Products 64'])
  await expect.poll(() => focused(page)).toBe(`Actions for ${FIRST}`)
  await act(page, FIRST, 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Product Deleted Successfully!!').first().waitFor()
  await expect.poll(() => title(page)).toBe('Products 63')
  expect([await dialog.count(), (await names(page))[0]]).toEqual([0, FIRST_TEN[1]])
  await expect.poll(() => focused(page)).toBe(`Actions for ${FIRST_TEN[1]}`)
  await reload(page)
  expect([await title(page), (await names(page))[0]]).toEqual(['Products 63', FIRST_TEN[1]])
})

test.each([
  [409, { message: 'It has open orders.' }, 'It has open orders.'],
  [500, {}, 'Product is not deleted!'],
])(
  'R199 R200 a refusal with %i keeps the question and the product',
  async (status, json, words) => {
    const page = await openProducts()
    allow(page, ...REPORTS, /^answer: /)
    await page.route(LISTS.remove, route => route.fulfill({ status, json }))
    const before = await names(page)
    await act(page, before[0]!, 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete this Product?' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText(words).first().waitFor()
    expect(await dialog.isVisible()).toBe(true)
    await page.unroute(LISTS.remove)
    expect(await names(page)).toEqual(before)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(async () => (await names(page))[0]).toBe(before[1])
  },
)

test('Q91 deleting the last row of the last page leads to the page before', async () => {
  const page = await openProducts({}, '?page=7')
  for (const name of await names(page)) {
    await act(page, name, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await rowOf(page, name).waitFor({ state: 'detached' })
  }
  await expect.poll(() => range(page)).toBe('51-60 of 60')
  expect(new URL(page.url()).search).toBe('?page=6')
})
