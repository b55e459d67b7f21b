import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  ask,
  field,
  fillProduct,
  openProduct,
  picture,
  saveAndLeave,
  saveButton,
  upload,
  LIST,
  STORE,
} from '../pages/company-forms'
import * as company from '../pages/company-profile'
import { allow } from '../pages/support'

const LATER = 'Error, Please try again later'

test.each(['at once', 'after a reload'])(
  'R220 a product whose answer was lost, and that is saved again %s, is added once',
  async when => {
    const page = await openProduct()
    const name = `Lost on the way, ${when}`
    allow(page, /> save:/, /ERR_FAILED/)
    await fillProduct(page, name)
    await loseAnswer(page, `**${STORE}`)
    await saveButton(page).click()
    await page.getByText(LATER).first().waitFor()
    if (when === 'after a reload') {
      page.once('dialog', question => void question.accept())
      await page.reload()
      await expect.poll(() => field(page, 'Name').inputValue()).toBe(name)
    }
    await saveAndLeave(page, LIST)
    const { body } = await ask('company', `/api/v2/company/product?name=${name}`)
    expect(body.data).toHaveLength(1)
  },
)

test.each([
  ['', 1],
  [', with another one since', 2],
])(
  'Q106 an image whose save was lost is the form’s own, and saved once%s',
  async (since, count) => {
    const fields = { name: `Lost with its image${since}`, method_id: '1', category_id: '1' }
    await ask('company', STORE, { method: 'POST', fields })
    const list = await ask('company', `/api/v2/company/product?name=${fields.name}`)
    const { slug } = list.body.data[0]
    const page = await openProduct(`/company/products/edit/${slug}`)
    allow(page, /> save:/, /ERR_FAILED/, /412/)
    await upload(page, 'Images', await picture('weld.png'))
    await field(page, 'Name').fill(`${fields.name} `)
    await loseAnswer(page, `**/api/v2/company/product/${slug}`)
    await saveButton(page).click()
    await page.getByText(LATER).first().waitFor()
    if (since) await upload(page, 'Images', await picture('root.png'))
    await saveAndLeave(page, LIST)
    const { body } = await ask('company', `/api/v2/company/product/${slug}`)
    expect(body.data.images).toHaveLength(count)
  },
)

test('R158 a company whose creation was lost, and that is edited since, is saved after a reload', async () => {
  const page = await company.openProfile({ account: 'founder' })
  allow(page, /> save:/, /ERR_FAILED/)
  await company.field(page, 'Company Name').fill('Lost at the start')
  await loseAnswer(page, '**/api/v1/company/products')
  await company.saveButton(page).click()
  await page.getByText(LATER).first().waitFor()
  await company.field(page, 'Website').fill('https://lost.example')
  page.once('dialog', question => void question.accept())
  await page.reload()
  const website = company.field(page, 'Website')
  await expect.poll(() => website.inputValue()).toBe('https://lost.example')
  await company.save(page)
  expect(await company.stored(page)).toMatchObject({
    company_name: 'Lost at the start',
    company_website: 'https://lost.example',
  })
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
