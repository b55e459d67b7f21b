import { describe, expect, test } from 'vitest'
import {
  ask,
  choice,
  field,
  filesIn,
  fillProduct,
  openProduct,
  pick,
  picture,
  said,
  saveAndLeave,
  saveButton,
  upload,
  valuesOf,
  LIST,
  STORE,
} from './company-forms'
import { showCompany } from './company'
import { focused } from './dashboard'
import { allow } from './support'

describe('a product', () => {
  test('R202-R210 R216 R217 R221 Q101 is added with all its fields, and comes back with them', async () => {
    const page = await openProduct()
    await fillProduct(page, 'Wheel probe WP-9')
    await field(page, 'Alias').fill('WP-9')
    await page.getByRole('checkbox', { name: 'Lease' }).check()
    await pick(page, 'Sub Category', 'Immersion')
    await field(page, 'Short description').fill('Rolls over plate.')
    await page.locator('.ql-editor').fill('Rolls over plate and pipe.')
    for (const [index, [name, text]] of [
      ['Frequency', '5 MHz'],
      ['Width', '64 mm'],
    ].entries()) {
      await page.getByRole('button', { name: 'Add feature' }).click()
      await page.getByRole('textbox', { name: `Feature ${index + 1}`, exact: true }).fill(name!)
      await page.getByRole('textbox', { name: `Description of feature ${index + 1}` }).fill(text!)
    }
    await upload(page, 'Thumbnail', await picture('cover.png'))
    await upload(page, 'Images', await picture('b.png'), await picture('a.png', '#f2b632'))
    await field(page, 'Publish date').fill('24 Dec 2026')
    await field(page, 'Name').focus()
    expect(await field(page, 'Publish date').inputValue()).toBe('24 December 2026')
    await pick(page, 'Tags', 'Portable')
    await pick(page, 'Country', 'Norway')
    await saveAndLeave(page, LIST)
    expect(new URL(page.url()).pathname).toBe(LIST)

    await showCompany(page, '/company/products/edit/wheel-probe-wp-9', 'ndt-product-form')
    expect(await field(page, 'Name').inputValue()).toBe('Wheel probe WP-9')
    expect(await field(page, 'Alias').inputValue()).toBe('WP-9')
    expect(await page.getByRole('checkbox', { name: 'Lease' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Purchase' }).isChecked()).toBe(false)
    expect(await choice(page, 'Segment').inputValue()).toBe('1')
    expect(await choice(page, 'Method').inputValue()).toBe('Ultrasonic Testing')
    expect(await choice(page, 'Category').inputValue()).toBe('Transducers')
    expect(await choice(page, 'Sub Category').inputValue()).toBe('Immersion')
    expect(await field(page, 'Short description').inputValue()).toBe('Rolls over plate.')
    await expect
      .poll(() => page.locator('.ql-editor').innerText())
      .toContain('Rolls over plate and pipe.')
    expect(await valuesOf(page.locator('.features textarea'))).toEqual([
      'Frequency',
      '5 MHz',
      'Width',
      '64 mm',
    ])
    expect(await filesIn(page, 'Thumbnail').allTextContents()).toEqual(['cover.png'])
    expect(await filesIn(page, 'Images').allTextContents()).toEqual(['b.png', 'a.png'])
    expect(await field(page, 'Publish date').inputValue()).toBe('24 December 2026')
    for (const chip of ['Portable', 'Norway']) {
      expect(await page.getByRole('button', { name: `Remove ${chip}` }).count()).toBe(1)
    }
  })

  test('Q10 R163 R206 its success is said on the list, and the next form is empty', async () => {
    const page = await openProduct()
    await fillProduct(page, 'Step wedge SW-4')
    await saveAndLeave(page, LIST)
    await said(page, 'Product Added Successfully!!').waitFor()
    await showCompany(page, LIST, 'ndt-product-table')
    expect(await said(page, 'Product Added').count()).toBe(0)
    await showCompany(page, '/company/products/add', 'ndt-product-form')
    expect(await field(page, 'Name').inputValue()).toBe('')
  })

  test('R202 Q57 Cancel and the back link lead to the list; what is not saved is asked for', async () => {
    const page = await openProduct()
    const back = page.getByRole('link', { name: 'Back to Add Product' })
    expect(await back.getAttribute('href')).toBe(LIST)
    await field(page, 'Name').fill('Unfinished')
    await page.getByRole('button', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Discard changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await field(page, 'Name').inputValue()).toBe('Unfinished')
    await back.click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await page.waitForURL(url => url.pathname === LIST)
  })

  test('Q51 R194 that is not published is published by the action of its page', async () => {
    const { body } = await ask('company', '/api/v2/company/product?published=2')
    const page = await openProduct(`/company/products/edit/${body.data[0].slug}`)
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    await said(page, 'Status Updated Successfully!!').waitFor()
    await expect.poll(() => publish.count()).toBe(0)
    const after = await ask('company', `/api/v2/company/product/${body.data[0].slug}`)
    expect(after.body.data.status).toBe(1)
  })
})

test('what is wrong with a choice that is not open yet leads to the one that opens it', async () => {
  const page = await openProduct()
  allow(page, /422/, /> save:/)
  await page.getByRole('button', { name: 'Save & Add another' }).click()
  for (const label of ['Category', 'Name']) {
    await page.getByRole('link', { name: label, exact: true }).press('Enter')
    const leadsTo = label === 'Category' ? 'Method' : label
    await expect.poll(() => focused(page)).toBe(`${leadsTo} (Mandatory)`)
  }
})

test('the focus stays among the files whose sending is given up', async () => {
  const page = await openProduct()
  await fillProduct(page, 'Held block HB-1')
  await upload(page, 'Images', await picture('a.png'), await picture('b.png'))
  await page.route(`**${STORE}`, () => {})
  await saveButton(page).click()
  const cancel = page.getByRole('button', { name: 'Cancel upload' })
  await cancel.last().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/: Images/)
  expect(await cancel.count()).toBe(0)
})
