import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openCompany } from '../pages/company'
import {
  ask,
  LIST,
  openProduct,
  openService,
  picture,
  saveButton,
  upload,
} from '../pages/company-forms'
import { allow, axe, shot } from '../pages/support'

describe.each([
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 800, theme: 'light' },
  { width: 375, theme: 'dark' },
] as const)('the forms at $width px, $theme', visitor => {
  test('R202 R237 a product’s looks right, also with what is wrong in it', async () => {
    const { body } = await ask('company', '/api/v2/company/product')
    const page = await openProduct(`/company/products/edit/${body.data[0].slug}`, visitor)
    allow(page, /422/, /> save:/)
    await upload(page, 'Images', await picture('a.png'))
    await page.getByRole('button', { name: 'Add feature' }).click()
    await page.getByRole('textbox', { name: /^Name/ }).fill('')
    await saveButton(page).click()
    await page.getByText('2 errors').first().waitFor()
    await shot(page, `company-product-form-${visitor.width}-${visitor.theme}`)
    expect(await axe(page)).toEqual([])
    const root = page.locator('html')
    expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('R232 a service’s looks right', async () => {
    const page = await openService('/company/services/add', visitor)
    await upload(page, 'Image', await picture('rack.png'))
    await page.locator('.service-image__picture').waitFor()
    await shot(page, `company-service-form-${visitor.width}-${visitor.theme}`)
    expect(await axe(page)).toEqual([])
    const root = page.locator('html')
    expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})

test('an empty box has the ground of an empty field, in the dark too', async () => {
  const page = await openProduct('/company/products/add', { theme: 'dark' })
  const looks = await page
    .locator('.checks__one > input, .input:visible:has(> [name=alias])')
    .evaluateAll(all => all.map(each => getComputedStyle(each)).map(look => look.backgroundColor))
  expect(looks).toHaveLength(3)
  expect(new Set(looks).size).toBe(1)
})

test('on a phone the buttons of a feature stand in the middle of its field', async () => {
  const page = await openProduct('/company/products/add', { width: 375, height: 800, touch: true })
  await page.getByRole('button', { name: 'Add feature' }).click()
  const middle = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(each => {
        const { top, bottom } = each.getBoundingClientRect()
        return (top + bottom) / 2
      })
  const away = (await middle('.features__buttons')) - (await middle('.features__row .input'))
  expect(Math.abs(away)).toBeLessThan(2)
})

test('beside what is done with a file, its name is whole', async () => {
  const { body } = await ask('company', '/api/v2/company/product')
  const page = await openProduct(`/company/products/edit/${body.data[0].slug}`)
  const name = page.locator('.file').filter({ hasText: 'Replace' }).locator('.file__name').first()
  await name.waitFor()
  expect(await name.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0)
})

test('a ticked box of the form looks as one of a row', async () => {
  const form = await openProduct()
  const list = await openCompany(LIST, 'ndt-product-table')
  await form.locator('.checks__one > input').first().check()
  await list.locator('.check-box').nth(1).check()
  const [ofForm, ofRow] = await Promise.all(
    [form.locator('.checks__one > input'), list.locator('.check-box:checked')].map(boxes =>
      boxes.first().evaluate(box => {
        const { backgroundColor, borderRadius, inlineSize } = getComputedStyle(box)
        const tick = getComputedStyle(box, '::before')
        return [backgroundColor, borderRadius, inlineSize, tick.clipPath, tick.backgroundColor]
      }),
    ),
  )
  expect(ofForm).toEqual(ofRow)
})

test('the arrow that leads back stands in one place, with a name beside it or without', async () => {
  const { body } = await ask('company', '/api/v2/company/product')
  const edited = await openProduct(`/company/products/edit/${body.data[0].slug}`)
  const added = await openProduct()
  const arrowOf = async (page: Page) =>
    Math.round((await page.locator('.form-page__arrow').boundingBox())!.x)
  expect(await arrowOf(edited)).toBe(await arrowOf(added))
})
