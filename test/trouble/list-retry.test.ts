import { expect, test } from 'vitest'
import { LISTS, openProducts, REPORTS } from '../pages/company-lists'
import { showCompany } from '../pages/company'
import { enter, focused } from '../pages/dashboard'
import { allow } from '../pages/support'

test('Q110 a long list that Retry brings has the focus, and its page stands still', async () => {
  const page = await enter({ account: 'company', width: 375 })
  allow(page, ...REPORTS, /^answer: 403/)
  await page.route(LISTS.products, route => route.fulfill({ status: 403, json: {} }))
  await showCompany(page, '/company/products', 'ndt-product-table')
  await page.unroute(LISTS.products)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => focused(page)).toBe('Products')
  expect(await page.evaluate(() => globalThis.scrollY)).toBe(0)
})

test('a page that is turned once the network is gone leaves the focus with the title, though nothing more comes', async () => {
  const page = await openProducts()
  allow(page, ...REPORTS, /ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Products/)
})
