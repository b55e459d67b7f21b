import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showCompany } from './company'
import { ask, field, fillProduct, openProduct, saveAndLeave, saveButton } from './company-forms'
import { allow } from './support'

const LIST = '/company/products'
const STORE = '**/api/v2/company/product/store'

test('R220 a product whose answer was lost is added once, and saved without a word of others', async () => {
  const page = await openProduct()
  allow(page, /> save:/, /ERR_FAILED/)
  await fillProduct(page, 'Lost on the way')
  await loseAnswer(page, STORE)
  await saveButton(page).click()
  await page.getByText('Error, Please try again later').first().waitFor()
  await saveAndLeave(page, LIST)
  const { body } = await ask('company', `/api/v2/company/product?name=Lost on the way`)
  expect(body.data).toHaveLength(1)

  const { slug } = body.data[0]
  await showCompany(page, `${LIST}/edit/${slug}`, 'ndt-product-form')
  await field(page, 'Alias').fill('Second name')
  await loseAnswer(page, `**/api/v2/company/product/${slug}`)
  await saveButton(page).click()
  await page.getByText('Error, Please try again later').first().waitFor()
  await saveAndLeave(page, LIST)
  const saved = await ask('company', `/api/v2/company/product/${slug}`)
  expect(saved.body.data.alias).toBe('Second name')
})

/** Lets the next change be made, and its answer never come. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  let isLost = false
  await page.route(path, async route => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}
