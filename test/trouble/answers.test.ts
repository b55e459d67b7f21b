import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { toastOf } from '../pages/account'
import { showCompany } from '../pages/company'
import { fillProduct, openProduct, saveAndLeave, STORE } from '../pages/company-forms'
import * as product from '../pages/company-forms'
import { act, FIRST_TEN, LISTS, names, openProducts, REPORTS, rowOf } from '../pages/company-lists'
import { field, openProfile, save, SAVE, saveButton } from '../pages/company-profile'
import { enter, openDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { allow, axe, demo, listen, shot } from '../pages/support'

type Answer = Parameters<Route['fulfill']>[0]

const html = '<!doctype html><title>Sign in</title><form method="post"></form>'
const page200: Answer = { contentType: 'text/html', body: html }
const empty200: Answer = { contentType: 'application/json', body: '' }
const no200: Answer = { json: { success: false, message: 'Your plan has ended.' } }

/** Answers of status 200 that are no success, and the words that each holds. */
const NONE: [what: string, answer: Answer, words?: string][] = [
  ['a page', page200],
  ['nothing', empty200],
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

/** Closes a toast, so that the next one is not taken for it. */
async function dismiss(toast: Locator): Promise<void> {
  const card = toast.page().locator('.notyf__toast').filter({ has: toast })
  await card.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })
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

  test('R50 R53 Q115 a 200 that is a page, or says that it is none, is no success', async () => {
    const { page, form, about, submit } = await openTyped()
    const failed = toastOf(page, 'Error submitting form')
    const summary = form.locator('.summary')
    for (const [, answer, words] of [NONE[0]!, NONE[2]!]) {
      await answerOnce(page, PERSONAL, answer)
      await submit()
      await failed.waitFor()
      expect(await about.inputValue()).toBe('Typed once.')
      expect(await toastOf(page, 'Personal Information Updated').count()).toBe(0)
      expect(await showsSource(page)).toBe(false)
      if (words) await summary.getByText(words).waitFor()
      else expect(await summary.count()).toBe(0)
      await dismiss(failed)
    }
    await submit()
    await toastOf(page, 'Personal Information Updated').waitFor()
  })

  test('R53 Q43 the words of a 403, 409, 422 and 429 stand in the form', async () => {
    const { page, form, about, submit } = await openTyped()
    const summary = form.locator('.summary')
    for (const [status, by] of [
      [403, 'nobody'],
      [409, 'an editor'],
      [422, 'a reader'],
      [429, 'a robot'],
    ] as const) {
      const isLimit = status === 429
      const message = `Your profile is being verified by ${by}.`
      const headers = isLimit ? { 'Retry-After': '120' } : undefined
      await answerOnce(page, PERSONAL, { status, json: { message }, headers })
      await submit()
      const words = isLimit ? `${message} Please try again in 2 minutes.` : message
      await expect.poll(async () => (await summary.allInnerTexts()).join().trim()).toBe(words)
      await expect.poll(() => summary.evaluate(box => box.matches(':focus'))).toBe(true)
      const failed = toastOf(page, 'Error submitting form')
      await failed.waitFor()
      await dismiss(failed)
      expect(await about.inputValue()).toBe('Typed once.')
      expect(await axe(page)).toEqual([])
      await shot(page, `answers/personal-${status}`)
    }
  })

  test('R53 R54 errors on fields that the form does not have are said, by their words alone', async () => {
    const { page, form, submit } = await openTyped()
    const errors = { member_card_id: ['Your card has expired.'], city: ['Too long.'] }
    await answerOnce(page, PERSONAL, { status: 422, json: { errors } })
    await submit()
    const lines = form.locator('.summary').getByRole('listitem')
    await lines.first().waitFor()
    expect((await lines.allTextContents()).map(text => text.trim())).toEqual([
      'Your card has expired.',
      'City',
    ])
    expect(await form.locator('.summary').getByRole('link').count()).toBe(1)
    expect(await form.getByText('member_card_id').count()).toBe(0)
  })
})

describe('the company profile', () => {
  test('R163 Q115 a 200 that is a page, nothing, or says that it is none, is no success', async () => {
    const page = await openProfile()
    await field(page, 'Website').fill('https://kept.example')
    for (const [, answer, words = 'Error, Please try again later'] of NONE) {
      await answerOnce(page, SAVE, answer)
      await saveButton(page).click()
      await toastOf(page, words).waitFor()
      expect(await page.locator('.is-success').count()).toBe(0)
      expect(await showsSource(page)).toBe(false)
      expect(await field(page, 'Website').inputValue()).toBe('https://kept.example')
      await dismiss(toastOf(page, words))
    }
    await save(page)
  })

  test('R163 Q84 the words of a 403, 409, 422 and 429 are said', async () => {
    const page = await openProfile()
    for (const status of [403, 409, 422, 429]) {
      const message = `Only an owner can change this (${status}).`
      await answerOnce(page, SAVE, { status, json: { message } })
      await saveButton(page).click()
      await toastOf(page, message).waitFor()
      await page.locator('.summary').filter({ hasText: message }).waitFor()
    }
  })
})

test('R163 R208 Q115 a product is not saved by a 200 that is a page, nothing, or says that it is none', async () => {
  const page = await openProduct()
  await fillProduct(page, 'Kept after all')
  for (const [, answer, words = 'Error, Please try again later'] of NONE) {
    await answerOnce(page, `**${STORE}`, answer)
    await product.saveButton(page).click()
    await toastOf(page, words).waitFor()
    expect(await showsSource(page)).toBe(false)
    expect(await product.field(page, 'Name').inputValue()).toBe('Kept after all')
    expect(new URL(page.url()).pathname).toBe('/company/products/add')
    await dismiss(toastOf(page, words))
  }
  await saveAndLeave(page, '/company/products')
})

test('R197 Q115 a 200 that is a page, nothing, or says that it is none does not flip a product', async () => {
  const page = await openProducts()
  const control = rowOf(page, FIRST_TEN[0]).getByRole('switch')
  for (const [, answer, words = 'Status is not updated!'] of NONE) {
    await answerOnce(page, LISTS.toggle, answer)
    await control.click()
    await toastOf(page, words).waitFor()
    expect(await toastOf(page, 'Status Updated Successfully!!').count()).toBe(0)
    expect(await showsSource(page)).toBe(false)
    await expect.poll(() => control.getAttribute('aria-checked')).toBe('true')
    await dismiss(toastOf(page, words))
  }
})

test('R200 Q115 a 200 that is a page, nothing, or says that it is none deletes no product', async () => {
  const page = await openProducts()
  await act(page, FIRST_TEN[0], 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete this Product?' })
  for (const [, answer, words = 'Product is not deleted!'] of NONE) {
    await answerOnce(page, LISTS.remove, answer)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await toastOf(page, words).waitFor()
    expect(await dialog.isVisible()).toBe(true)
    expect(await showsSource(page)).toBe(false)
    expect(await names(page)).toContain(FIRST_TEN[0])
    await dismiss(toastOf(page, words))
  }
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
