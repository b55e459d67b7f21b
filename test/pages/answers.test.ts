import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { toastOf } from './account'
import { showCompany } from './company'
import { fillProduct, openProduct, saveAndLeave } from './company-forms'
import * as product from './company-forms'
import { act, FIRST_TEN, LISTS, names, openProducts, REPORTS, rowOf } from './company-lists'
import { field, openProfile, save, SAVE, saveButton } from './company-profile'
import { enter, openDashboard } from './dashboard'
import { openForm } from './profile-dialogs'
import { allow, axe, demo, listen, shot } from './support'

type Answer = Parameters<Route['fulfill']>[0]

const html = '<!doctype html><title>Sign in</title><form method="post"></form>'
const page200: Answer = { contentType: 'text/html', body: html }
const empty200: Answer = { contentType: 'application/json', body: '' }
const no200: Answer = { json: { success: false, message: 'Your plan has ended.' } }

/** Answers of status 200 that are no success, and the words that each holds. */
const NONE: [what: string, answer: Answer, words: string | undefined][] = [
  ['a page', page200, undefined],
  ['nothing', empty200, undefined],
  ['success: false', no200, 'Your plan has ended.'],
]

const PERSONAL = '**/user/update-profile'

/** Answers a call once, and allows what the widgets and the browser say of that. */
async function answerOnce(page: Page, path: string, answer: Answer): Promise<void> {
  allow(page, ...REPORTS, /^answer: 4\d\d/)
  await page.route(path, route => route.fulfill(answer), { times: 1 })
}

/** Whether any toast, or anything else that is seen, shows a page's source. */
async function showsSource(page: Page): Promise<boolean> {
  return (await page.getByText(/<!doctype|<form/).count()) > 0
}

describe('Personal Information', () => {
  async function openTyped() {
    const page = await openDashboard()
    const form = await openForm(page, 'Personal Information')
    const about = form.getByLabel('About me (Optional)')
    await about.fill('Typed once.')
    const submit = () => form.getByRole('button', { name: 'Save', exact: true }).click()
    return { page, form, about, submit }
  }

  test.each([NONE[0]!, NONE[2]!])(
    'R50 R53 Q115 a 200 that is %s is no success',
    async (_, answer, words) => {
      const { page, form, about, submit } = await openTyped()
      await answerOnce(page, PERSONAL, answer)
      await submit()
      await toastOf(page, 'Error submitting form').waitFor()
      expect(await about.inputValue()).toBe('Typed once.')
      expect(await toastOf(page, 'Personal Information Updated').count()).toBe(0)
      expect(await showsSource(page)).toBe(false)
      const summary = form.getByRole('alert')
      if (words) await summary.getByText(words).waitFor()
      else expect(await summary.count()).toBe(0)
      await submit()
      await toastOf(page, 'Personal Information Updated').waitFor()
    },
  )

  test.each([
    [403, 'Your profile is being verified.'],
    [409, 'Your profile is being verified.'],
    [422, 'Your profile is being verified.'],
    [429, 'Your profile is being verified. Please try again in 2 minutes.'],
  ])('R53 Q43 the words of a %i stand in the form', async (status, words) => {
    const { page, form, about, submit } = await openTyped()
    const headers = status === 429 ? { 'Retry-After': '120' } : undefined
    const json = { message: 'Your profile is being verified.' }
    await answerOnce(page, PERSONAL, { status, json, headers })
    await submit()
    const summary = form.getByRole('alert')
    await summary.waitFor()
    expect((await summary.innerText()).trim()).toBe(words)
    await expect.poll(() => summary.evaluate(box => box.matches(':focus'))).toBe(true)
    await toastOf(page, 'Error submitting form').waitFor()
    expect(await about.inputValue()).toBe('Typed once.')
    expect(await axe(page)).toEqual([])
    await shot(page, `answers/personal-${status}`)
  })

  test('R53 R54 errors on fields that the form does not have are said, by their words alone', async () => {
    const { page, form, submit } = await openTyped()
    const errors = { member_card_id: ['Your card has expired.'], city: ['Too long.'] }
    await answerOnce(page, PERSONAL, { status: 422, json: { errors } })
    await submit()
    const lines = form.getByRole('alert').getByRole('listitem')
    await lines.first().waitFor()
    expect((await lines.allTextContents()).map(text => text.trim())).toEqual([
      'Your card has expired.',
      'City',
    ])
    expect(await form.getByRole('alert').getByRole('link').count()).toBe(1)
    expect(await form.getByText('member_card_id').count()).toBe(0)
  })
})

describe('the company profile', () => {
  test.each(NONE)('R163 Q115 a 200 that is %s is no success', async (_, answer, words) => {
    const page = await openProfile()
    await field(page, 'Website').fill('https://kept.example')
    await answerOnce(page, SAVE, answer)
    await saveButton(page).click()
    await toastOf(page, words ?? 'Error, Please try again later').waitFor()
    expect(await page.locator('.is-success').count()).toBe(0)
    expect(await showsSource(page)).toBe(false)
    expect(await field(page, 'Website').inputValue()).toBe('https://kept.example')
    await save(page)
  })

  test.each([403, 409, 422, 429])('R163 Q84 the words of a %i are said', async status => {
    const page = await openProfile()
    const message = 'Only an owner can change this.'
    await answerOnce(page, SAVE, { status, json: { message } })
    await saveButton(page).click()
    await toastOf(page, message).waitFor()
    await page.getByRole('alert').filter({ hasText: message }).waitFor()
  })
})

test.each(NONE)('R163 R208 Q115 a product is not saved by a 200 that is %s', async (...given) => {
  const [what, answer, words] = given
  const page = await openProduct()
  await fillProduct(page, `Kept after ${what}`)
  await answerOnce(page, '**/api/v2/company/product/store', answer)
  await product.saveButton(page).click()
  await toastOf(page, words ?? 'Error, Please try again later').waitFor()
  expect(await showsSource(page)).toBe(false)
  expect(await product.field(page, 'Name').inputValue()).toBe(`Kept after ${what}`)
  expect(new URL(page.url()).pathname).toBe('/company/products/add')
  await saveAndLeave(page, '/company/products')
})

test.each(NONE)('R197 Q115 a 200 that is %s does not flip a product', async (...given) => {
  const [, answer, words] = given
  const page = await openProducts()
  await answerOnce(page, LISTS.toggle, answer)
  const control = rowOf(page, FIRST_TEN[0]).getByRole('switch')
  await control.click()
  await toastOf(page, words ?? 'Status is not updated!').waitFor()
  expect(await toastOf(page, 'Status Updated Successfully!!').count()).toBe(0)
  expect(await showsSource(page)).toBe(false)
  await expect.poll(() => control.getAttribute('aria-checked')).toBe('true')
})

test.each(NONE)('R200 Q115 a 200 that is %s deletes no product', async (...given) => {
  const [, answer, words] = given
  const page = await openProducts()
  await answerOnce(page, LISTS.remove, answer)
  await act(page, FIRST_TEN[0], 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete this Product?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await toastOf(page, words ?? 'Product is not deleted!').waitFor()
  expect(await dialog.isVisible()).toBe(true)
  expect(await showsSource(page)).toBe(false)
  expect(await names(page)).toContain(FIRST_TEN[0])
})

test.each([
  ['Products', LISTS.products],
  ['Services', LISTS.services],
])('R181 Q110 a failed list of %s says so under its picture', async (title, path) => {
  const page = await enter({ account: 'company' })
  const errors = await listen(page, 'ndt-error')
  allow(page, ...REPORTS, /^answer: 403/)
  await page.route(path, route => route.fulfill({ status: 403, json: {} }))
  const tag = `ndt-${title.toLowerCase().slice(0, -1)}-table`
  await showCompany(page, `/company/${title.toLowerCase()}`, tag)
  await page.getByText(`${title} could not be loaded`).waitFor()
  expect(await page.locator('.empty__art').isVisible()).toBe(true)
  expect(await page.getByText('No data found').count()).toBe(0)
  expect(await errors()).toHaveLength(1)
  expect(await axe(page)).toEqual([])
  await page.unroute(path)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1)
})

test('Q109 a failed saved list says so, and Retry reads it', async () => {
  const page = await enter()
  allow(page, ...REPORTS, /^answer: 403/)
  await page.route('**/user/get-saved-job*', route => route.fulfill({ status: 403, json: {} }))
  await page.goto(demo('/creator'))
  const panel = page.getByRole('region', { name: 'Saved', exact: true })
  await panel.getByText('Saved Jobs could not be loaded').waitFor()
  await page.unroute('**/user/get-saved-job*')
  await panel.getByRole('button', { name: 'Retry' }).click()
  await panel.getByRole('listitem').first().waitFor()
})
