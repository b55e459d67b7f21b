import { describe, expect, test } from 'vitest'
import { showCompany } from '../pages/company'
import {
  ask,
  choice,
  failOnce,
  field,
  filesIn,
  fillProduct,
  openProduct,
  picture,
  said,
  saveAndLeave,
  saveButton,
  upload,
  LIST,
  STORE,
} from '../pages/company-forms'
import { allow, listen } from '../pages/support'

/** A form that has nothing wrong with it. */
const FIELDS: Record<string, Record<string, string>> = {
  POST: { name: 'Taken over', method_id: '1', category_id: '1' },
}

describe('a save that fails', () => {
  test.each([
    [400, { message: 'Your plan allows 50 products.' }, 'Your plan allows 50 products.'],
    [413, {}, 'Error, Please try again later'],
    [419, { message: 'CSRF token mismatch.' }, 'Error, Please try again later'],
    [500, {}, 'Error, Please try again later'],
    ['offline', {}, 'Error, Please try again later'],
  ] as const)(
    'R163 R220 Q43 Q84 %s keeps texts, rows and files, and a second one goes through',
    async (failure, body, words) => {
      const page = await openProduct()
      const name = `Kept after ${failure}`
      await fillProduct(page, name)
      await page.getByRole('button', { name: 'Add feature' }).click()
      await page.getByRole('textbox', { name: 'Feature 1', exact: true }).fill('Range')
      await upload(page, 'Images', await picture('a.png'))
      await failOnce(page, `**${STORE}`, failure, body)
      await saveButton(page).click()
      const isOfSize = failure === 413
      const message = isOfSize ? 'File size exceeds the 5 MB limit.' : words
      await (isOfSize ? page.getByText(message).first() : said(page, message)).waitFor()
      expect(await field(page, 'Name').inputValue()).toBe(name)
      expect(await choice(page, 'Category').inputValue()).toBe('Transducers')
      expect(await filesIn(page, 'Images').allTextContents()).toEqual(['a.png'])
      const note = page.getByText('Your session has ended.')
      expect(await note.count()).toBe(failure === 419 ? 1 : 0)
      await saveAndLeave(page, LIST)
      const { body: list } = await ask('company', `/api/v2/company/product?name=${name}`)
      const { body: saved } = await ask('company', `/api/v2/company/product/${list.data[0].slug}`)
      expect(saved.data.images).toHaveLength(1)
      expect(saved.data.feature_specification[0].feature_value).toBe('Range')
    },
  )

  test('R220 Q64 what the server asks for stands under its field, and above the form', async () => {
    const page = await openProduct()
    allow(page, /422/, /> save:/)
    const errors = await listen(page, 'ndt-error')
    await page.reload()
    await saveButton(page).click()
    await page.getByText('3 errors').first().waitFor()
    for (const label of ['Name', 'Method']) {
      const control = label === 'Name' ? field(page, label) : choice(page, label)
      expect(await control.getAttribute('aria-invalid')).toBe('true')
    }
    await page.getByRole('link', { name: /^Method/ }).click()
    await expect
      .poll(() => choice(page, 'Method').evaluate(element => element.matches(':focus')))
      .toBe(true)
    expect(await errors()).toMatchObject([{ tag: 'ndt-product-form', phase: 'save', status: 422 }])
  })

  test('R203 R12 while it is on its way the button says so, and takes no second press', async () => {
    const page = await openProduct()
    await fillProduct(page, 'Slow to be saved')
    let posts = 0
    await page.route(`**${STORE}`, async route => {
      posts++
      await new Promise(resume => setTimeout(resume, 800))
      await route.continue()
    })
    await saveButton(page).click()
    const saving = page.getByRole('button', { name: 'Saving...' })
    await saving.click({ force: true })
    await page.waitForURL(url => url.pathname === LIST)
    expect(posts).toBe(1)
  })
})

describe('another company’s product', () => {
  test('Q58 is not found, is not saved, and its files stay', async () => {
    const { body } = await ask('catalogue', '/api/v2/company/product')
    const { id, slug } = body.data[0]
    for (const [method, path] of [
      ['GET', `/api/v2/company/product/${slug}`],
      ['POST', `/api/v2/company/product/${slug}`],
      ['GET', `/api/v2/company/product/${id}/toggle-status`],
      ['DELETE', `/api/v1/company/products/${id}`],
      ['DELETE', '/api/v2/company/product/image/999999'],
    ] as const) {
      const { status } = await ask('company', path, { method, fields: FIELDS[method] })
      expect([path, status === 403 || status === 404]).toEqual([path, true])
    }
    const page = await openProduct()
    allow(page, /404/)
    await page.goto(new URL(`/company/products/edit/${slug}`, page.url()).href)
    expect(await page.getByText('Page not found').count()).toBeGreaterThan(0)
    await showCompany(page, '/company/products/add', 'ndt-product-form')
  })
})
