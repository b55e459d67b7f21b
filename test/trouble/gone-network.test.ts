import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toastOf } from '../pages/account'
import { field, fillProduct, openProduct, saveButton } from '../pages/company-forms'
import { FIRST_TEN, openProducts, rowOf } from '../pages/company-lists'
import { openDashboard } from '../pages/dashboard'
import { fillIn, openPopup, popup, send } from '../pages/guide-popup'
import { GUIDE, THANKS } from '../pages/guides'
import { openForm } from '../pages/profile-dialogs'
import { allow, demo, newPage } from '../pages/support'

const LOST = 'This could not be loaded. Check your connection, and try again.'

/** Takes the network away for good, once what comes with a visitor's first touch is here. */
async function loseNetwork(page: Page): Promise<void> {
  allow(page, /ERR_INTERNET_DISCONNECTED/, /> (save|load|data):/)
  await page.waitForFunction(() => {
    const here = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['toast-toaster', 'forms'].every(chunk =>
      here.some(name => name.endsWith(`/${chunk}.js`)),
    )
  })
  await page.context().setOffline(true)
}

test('R53 a save after the network is gone says so, keeps what was typed, and goes out later', async () => {
  const page = await openDashboard()
  const form = await openForm(page, 'Personal Information')
  await form.getByLabel('City (Optional)').fill('Nairn')
  await loseNetwork(page)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await toastOf(page, 'Error submitting form').waitFor()
  expect(await form.getByLabel('City (Optional)').inputValue()).toBe('Nairn')
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await toastOf(page, 'Personal Information Updated').waitFor()
})

test('R231 so does that of a product', async () => {
  const page = await openProduct()
  await fillProduct(page, 'Probe without a network')
  await loseNetwork(page)
  await saveButton(page).click()
  await toastOf(page, 'Error, Please try again later').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe('Probe without a network')
  await page.context().setOffline(false)
  await saveButton(page).click()
  await page.waitForURL(url => url.pathname === '/company/products')
})

test('R279 and that of an enquiry, of whoever it is', async () => {
  const page = await newPage()
  await openPopup(page)
  await fillIn(page, 'gone@brandt-qa.example')
  await loseNetwork(page)
  await send(page).click()
  await toastOf(page, 'Error, Please try again later').waitFor()
  expect(await popup(page).getByLabel('Full name').inputValue()).toBe('Daniel Brandt')
  await page.context().setOffline(false)
  await send(page).click()
  await page.waitForURL(`**${THANKS}`)
})

test('R193 a switch whose part cannot be loaded says so, and the row stays as it is', async () => {
  const page = await openProducts()
  const row = rowOf(page, FIRST_TEN[1]!)
  await page.keyboard.press('Tab')
  await loseNetwork(page)
  await row.getByRole('switch').click()
  await page.getByRole('alert').getByText(LOST).waitFor()
  expect(await row.getByRole('switch').isChecked()).toBe(true)
  await page.context().setOffline(false)
  await row.getByRole('switch').click()
  await row.getByText('Unpublished').waitFor()
})

test('a menu that does not come says so, also to who presses it first of all', async () => {
  const page = await openDashboard()
  allow(page, /ERR_FAILED/, /> load:/)
  await page.route('**/menu-menu-list.js*', route => route.abort())
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('alert').getByText(LOST).waitFor()
})

test('a press that nothing comes for, and nothing that would say so, says so all the same, and nothing later', async () => {
  const page = await openDashboard()
  allow(page, /ERR_INTERNET_DISCONNECTED/, /> load:/)
  await page.context().setOffline(true)
  const menu = page.getByRole('button', { name: /^Actions for/ }).first()
  await menu.click()
  const said = page.getByRole('alert').filter({ hasText: LOST })
  await said.waitFor()
  expect(await said.count()).toBe(1)
  await page.context().setOffline(false)
  await menu.click()
  await page.getByRole('menuitem').first().waitFor()
  expect(await page.getByText(LOST).count()).toBe(0)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/toast-toaster.js')),
  )
  await page.waitForTimeout(500)
  expect(await page.getByText(LOST).count()).toBe(0)
})

test('a visitor whose network is gone hears that what they press does not load, and can press it again', async () => {
  const page = await newPage({ width: 375 })
  allow(page, /ERR_INTERNET_DISCONNECTED/, /> load:/)
  await page.goto(demo('/ndt-guides'), { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  const list = page.getByRole('button', { name: 'List Your Company' })
  await list.click()
  await page.getByRole('alert').getByText(LOST).waitFor()
  await page.context().setOffline(false)
  await list.click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByText(LOST).count()).toBe(0)
})

test('R264 a visitor hears that the popup of their press does not load, and gets it by the next', async () => {
  const page = await newPage({ width: 375 })
  allow(page, /ERR_FAILED/, /> load:/)
  await page.goto(demo(GUIDE), { waitUntil: 'networkidle' })
  await page.route('**/ndt-guide-download.js*', route => route.abort())
  const call = page.getByRole('button', { name: "Download Now — It's Free" }).first()
  await call.click()
  const said = page.getByRole('alert').filter({ hasText: LOST })
  await said.waitFor()
  expect(await said.count()).toBe(1)
  await page.unroute('**/ndt-guide-download.js*')
  await call.click()
  await page.getByRole('dialog').waitFor()
  expect(await said.count()).toBe(0)
})

test('R36 so does a signed-in visitor, in one way', async () => {
  const page = await openDashboard()
  allow(page, /ERR_FAILED/, /> load:/)
  await page.route('**/ndt-personal-info.js*', route => route.abort())
  await page.getByRole('button', { name: 'Edit Personal Information' }).click()
  await page.getByText(LOST).first().waitFor()
  await page.waitForTimeout(500)
  expect(await page.getByText(LOST).count()).toBe(1)
})

test('R284 an enquiry that fails without its toast says that something did not load', async () => {
  const page = await newPage({ width: 375 })
  allow(page, /ERR_FAILED|500/, /> (save|load):/)
  await page.route('**/toast-toaster.js*', route => route.abort())
  await page.route('**/guide-enquiry', route => route.fulfill({ status: 500, json: {} }))
  await openPopup(page)
  await fillIn(page, 'toastless@brandt-qa.example')
  await send(page).click()
  const said = popup(page).getByRole('alert').filter({ hasText: LOST })
  await said.waitFor()
  expect(await said.count()).toBe(1)
})
