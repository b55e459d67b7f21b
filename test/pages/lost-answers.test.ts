import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, field, fillProduct, openProduct, saveAndLeave, saveButton } from './company-forms'
import { allow } from './support'

const LIST = '/company/products'

test.each(['at once', 'after a reload'])(
  'R220 a product whose answer was lost, and that is saved again %s, is added once',
  async when => {
    const page = await openProduct()
    const name = `Lost on the way, ${when}`
    allow(page, /> save:/, /ERR_FAILED/)
    await fillProduct(page, name)
    await loseAnswer(page, '**/api/v2/company/product/store')
    await saveButton(page).click()
    await page.getByText('Error, Please try again later').first().waitFor()
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
