import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { showCompany } from '../pages/company'
import {
  ADD_PRODUCT,
  ADD_SERVICE,
  ask,
  field,
  fillProduct,
  openProduct,
  openService,
  picture,
  saveAndLeave,
  saveButton,
  upload,
  STORE,
} from '../pages/company-forms'
import { act, LISTS, names, openProducts, REPORTS, rowOf } from '../pages/company-lists'
import * as profile from '../pages/company-profile'
import { enter } from '../pages/dashboard'
import { allow } from '../pages/support'
import { expectToast, stay, whileFailing } from '../pages/toasts'

/** A company's window, which stays on its page whatever is saved. */
async function enterToStay(): Promise<Page> {
  const page = await enter({ account: 'company' })
  await stay(page)
  return page
}

/** Flips the first row's switch, then deletes that row: each fails first. */
async function changeFirstRow(
  page: Page,
  words: { deleted: string; notDeleted: string },
  remove: string,
) {
  allow(page, ...REPORTS, /^answer: /)
  const [name] = await names(page)
  const flip = rowOf(page, name!).getByRole('switch')
  await whileFailing(page, LISTS.toggle, async () => {
    await flip.click()
    await expectToast(page, 'Status is not updated!', 'danger')
  })
  await flip.click()
  await expectToast(page, 'Status Updated Successfully!!', 'success')
  await act(page, name!, 'Delete')
  const button = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
  await whileFailing(page, remove, async () => {
    await button.click()
    await expectToast(page, words.notDeleted, 'danger')
  })
  await button.click()
  await expectToast(page, words.deleted, 'success')
}

/** Saves a form, which fails first. */
async function saveInForm(page: Page, path: string, said: string) {
  await whileFailing(page, path, async () => {
    await saveButton(page).click()
    await expectToast(page, 'Error, Please try again later', 'danger')
  })
  await saveButton(page).click()
  await expectToast(page, said, 'success')
}

test('the table of products says a success politely, and a failure at once', async () => {
  const page = await openProducts()
  const words = { deleted: 'Product Deleted Successfully!!', notDeleted: 'Product is not deleted!' }
  await changeFirstRow(page, words, LISTS.remove)
  await whileFailing(page, LISTS.export, async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await expectToast(page, 'Error exporting', 'danger')
  })
})

test('the table of services says a success politely, and a failure at once', async () => {
  const page = await enter({ account: 'company' })
  await page.route('**/company/services', async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<ndt-service-table', '$& allow-delete')
    await route.fulfill({ response: answer, body })
  })
  await showCompany(page, '/company/services', 'ndt-service-table')
  const words = { deleted: 'Service Deleted Successfully!!', notDeleted: 'Service is not deleted!' }
  await changeFirstRow(page, words, '**/admin/company/service/delete/*')
})

test('the company’s profile says a success politely, and a failure at once', async () => {
  const page = await profile.openProfile()
  await profile.field(page, 'Website').fill('https://a.example/toasts')
  await whileFailing(page, profile.SAVE, async () => {
    await profile.saveButton(page).click()
    await expectToast(page, 'Error, Please try again later', 'danger')
  })
  await profile.saveButton(page).click()
  await expectToast(page, 'Profile Updated Successfully!!', 'success')
})

test('the form of a product says a success politely, and a failure at once', async () => {
  const page = await enterToStay()
  await showCompany(page, ADD_PRODUCT, 'ndt-product-form')
  await fillProduct(page, 'Toasted')
  await upload(page, 'Images', await picture('a.png'))
  await saveInForm(page, `**${STORE}`, 'Product Added Successfully!!')
})

test('the form of a service says a success politely, and a failure at once', async () => {
  const page = await enterToStay()
  await showCompany(page, ADD_SERVICE, 'ndt-service-form')
  await field(page, 'Name').fill('Toasted')
  await saveInForm(page, '**/api/v2/company/service', 'Service Added Successfully!!')
})

test('the list that a form leads to says its success politely', async () => {
  const page = await openService()
  await field(page, 'Name').fill('Carried')
  await saveAndLeave(page, '/company/services')
  await expectToast(page, 'Service Added Successfully!!', 'success')
})

test('what a product’s form does at once says a success politely, and a failure at once', async () => {
  const { body } = await ask('company', '/api/v2/company/product?published=2')
  const page = await openProduct(`/company/products/edit/${body.data[0].slug}`)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await whileFailing(page, LISTS.toggle, async () => {
    await publish.click()
    await expectToast(page, 'Status is not updated!', 'danger')
  })
  await publish.click()
  await expectToast(page, 'Status Updated Successfully!!', 'success')

  await showCompany(page, '/company/products/edit/toasted', 'ndt-product-form')
  const remove = async () => {
    await page.getByRole('button', { name: 'Remove a.png' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  }
  await whileFailing(page, '**/product/image/*', async () => {
    await remove()
    await expectToast(page, 'Error deleting file', 'danger')
  })
  await remove()
  await expectToast(page, 'File deleted successfully', 'success')
})
