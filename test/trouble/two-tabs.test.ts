import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog } from '../pages/applying'
import { showCompany } from '../pages/company'
import {
  ADD_PRODUCT,
  field,
  fillProduct,
  openProduct,
  saveAndLeave,
  saveButton,
} from '../pages/company-forms'
import { FIRST_TEN, openProducts, openServices, REPORTS, rowOf } from '../pages/company-lists'
import { field as companyField, openProfile, showProfile } from '../pages/company-profile'
import { callsOf, openDashboard, showDashboard } from '../pages/dashboard'
import { openForm, saveForm } from '../pages/profile-dialogs'
import { allow, demo } from '../pages/support'

const PERSONAL = 'Personal Information'

/** A second tab of the same browser, for the same visitor. */
const otherTab = (page: Page) => page.context().newPage()

/** What a server that knows versions makes the console say. */
const STALE = [...REPORTS, /^answer: 412/]

test('Q106 a form that is open takes what was saved elsewhere, and asks about what both changed', async () => {
  const page = await openDashboard()
  allow(page, ...STALE)
  const form = await openForm(page, PERSONAL)
  await form.getByLabel('City (Optional)').fill('Inverness')

  const other = await otherTab(page)
  await showDashboard(other)
  const elsewhere = await openForm(other, PERSONAL)
  await elsewhere.getByLabel('City (Optional)').fill('Dundee')
  await elsewhere.getByLabel('Contact number (Optional)').fill('+44 1382 000 000')
  await saveForm(other, PERSONAL)

  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const choice = form.getByRole('group', { name: 'City', exact: true })
  await choice.getByText('Changed elsewhere to: Dundee').waitFor()
  expect(await form.getByLabel('Contact number (Optional)').inputValue()).toBe('+44 1382 000 000')
  expect(await form.getByLabel('City (Optional)').inputValue()).toBe('Inverness')
  await choice.getByRole('button', { name: 'Keep mine: City' }).press('Enter')
  await saveForm(page, PERSONAL)

  await showDashboard(other)
  const after = await openForm(other, PERSONAL)
  expect(await after.getByLabel('City (Optional)').inputValue()).toBe('Inverness')
  expect(await after.getByLabel('Contact number (Optional)').inputValue()).toBe('+44 1382 000 000')
})

test('Q106 a draft does not undo what was saved elsewhere since', async () => {
  const page = await openDashboard()
  const form = await openForm(page, PERSONAL)
  await form.getByLabel('City (Optional)').fill('Oban')
  const other = await otherTab(page)
  await showDashboard(other)
  const elsewhere = await openForm(other, PERSONAL)
  await elsewhere.getByRole('button', { name: 'Start over' }).click()
  await elsewhere.getByLabel('First name (Mandatory)').fill('Amaka')
  await saveForm(other, PERSONAL)
  await form.getByLabel('City (Optional)').fill('Oban, Argyll')
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
  await expect.poll(() => form.getByLabel('First name (Mandatory)').inputValue()).toBe('Amaka')
  expect(await form.getByLabel('City (Optional)').inputValue()).toBe('Oban, Argyll')
  await saveForm(page, PERSONAL)
  expect(await dialog(page, PERSONAL).count()).toBe(0)
})

/** Changes the first name and the city in another tab, and waits until this one has read it. */
async function moveElsewhere(page: Page, name: string, city: string): Promise<void> {
  const other = await otherTab(page)
  await showDashboard(other)
  const elsewhere = await openForm(other, PERSONAL)
  await elsewhere.getByLabel('First name (Mandatory)').fill(name)
  await elsewhere.getByLabel('City (Optional)').fill(city)
  await saveForm(other, PERSONAL)
  await other.close()
  const first = dialog(page, PERSONAL).getByLabel('First name (Mandatory)')
  await expect.poll(() => first.inputValue()).toBe(name)
}

test('Q106 what is marked in a field is what the next word replaces, whatever is saved elsewhere before it', async () => {
  const page = await openDashboard()
  const form = await openForm(page, PERSONAL)
  const city = form.getByLabel('City (Optional)')
  const before = await city.inputValue()
  await city.press('ControlOrMeta+a')
  await moveElsewhere(page, 'Amaka', 'Dundee')
  expect(await city.inputValue()).toBe(before)
  await page.keyboard.type('Oban')
  expect(await city.inputValue()).toBe('Oban')
  await page.keyboard.press('Enter')
  await form.getByText('Changed elsewhere to: Dundee').waitFor()
  await form.getByRole('button', { name: 'Keep mine: City' }).click()
  await saveForm(page, PERSONAL)
})

test('Q106 a field that the visitor only looked into takes what was saved elsewhere as they leave it', async () => {
  const page = await openDashboard()
  const form = await openForm(page, PERSONAL)
  const city = form.getByLabel('City (Optional)')
  // who was there before what keeps their text knows it by the next key alone
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/form-care.js')),
  )
  await city.press('End')
  await moveElsewhere(page, 'Adaeze', 'Perth')
  expect(await city.inputValue()).not.toBe('Perth')
  await page.keyboard.press('Tab')
  await expect.poll(() => city.inputValue()).toBe('Perth')
  expect(await form.getByRole('button', { name: /^Keep mine/ }).count()).toBe(0)
})

test('Q106 the company’s profile keeps what another tab saved', async () => {
  const page = await openProfile()
  allow(page, ...STALE)
  await companyField(page, 'Company Landline').fill('+44 1224 000 111')
  const other = await otherTab(page)
  await showProfile(other)
  await companyField(other, 'Company Landline').fill('')
  await companyField(other, 'Contact Person Name').fill('Ngozi')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await other.locator('.notyf__toast').first().waitFor()

  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect.poll(() => companyField(page, 'Contact Person Name').inputValue()).toBe('Ngozi')
  const same = companyField(page, 'Company Landline')
  expect(await same.inputValue()).toBe('+44 1224 000 111')
  const done = page.waitForResponse(answer => answer.url().endsWith('/update') && answer.ok())
  const mine = page.getByRole('button', { name: 'Keep mine: Company Landline' })
  if (await mine.count()) await mine.click()
  await save.click()
  await done
})

test('Q106 the form of a product merges, and saves with the fresh version', async () => {
  const page = await openProducts()
  allow(page, ...STALE)
  const name = FIRST_TEN[4]!
  const edit = await rowOf(page, name).getByRole('link', { name, exact: true }).getAttribute('href')
  await showCompany(page, edit!, 'ndt-product-form')
  await field(page, 'Alias').fill('MINE')
  const other = await otherTab(page)
  await showCompany(other, edit!, 'ndt-product-form')
  await field(other, 'Alias').fill('THEIRS')
  await field(other, 'Short description').fill('Written elsewhere')
  await saveAndLeave(other, '/company/products')

  await saveButton(page).click()
  await page.getByText('Changed elsewhere to: THEIRS').waitFor()
  expect(await field(page, 'Short description').inputValue()).toBe('Written elsewhere')
  await page.getByRole('button', { name: 'Take theirs: Alias' }).click()
  expect(await field(page, 'Alias').inputValue()).toBe('THEIRS')
  await saveAndLeave(page, '/company/products')
})

test('Q106 the form of a service does so too', async () => {
  const page = await openServices()
  allow(page, ...STALE)
  const edit = await page.getByRole('link', { name: /^Edit/ }).first().getAttribute('href')
  await showCompany(page, edit!, 'ndt-service-form')
  await field(page, 'Name').fill('Mine')
  const other = await otherTab(page)
  await showCompany(other, edit!, 'ndt-service-form')
  await field(other, 'Name').fill('Theirs')
  await saveAndLeave(other, '/company/services')

  await saveButton(page).click()
  await page.getByText('Changed elsewhere to: Theirs').waitFor()
  await page.getByRole('button', { name: /^Keep mine/ }).click()
  await saveAndLeave(page, '/company/services')
  await rowOf(page, 'Mine').first().waitFor()
})

test('Q106 two tabs that add a product keep a draft each, and a reload brings it back', async () => {
  const page = await openProduct()
  await fillProduct(page, 'Probe A')
  const other = await otherTab(page)
  await showCompany(other, ADD_PRODUCT, 'ndt-product-form')
  expect(await field(other, 'Name').inputValue()).toBe('')
  await field(other, 'Name').fill('Probe B')
  page.on('dialog', asked => void asked.accept())
  await page.goto(demo('/company/products'))
  await showCompany(page, ADD_PRODUCT, 'ndt-product-form')
  await page.getByText('What you typed last time is back.').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe('Probe A')
  expect(await field(other, 'Name').inputValue()).toBe('Probe B')
})

test('R193 Q106 a switch that is stale does not publish what was unpublished elsewhere', async () => {
  const page = await openProducts()
  const [name] = FIRST_TEN
  const other = await otherTab(page)
  await showCompany(other, '/company/products', 'ndt-product-table')
  await rowOf(other, name!).getByRole('switch').click()
  await rowOf(other, name!).getByText('Unpublished').waitFor()

  const calls = callsOf(page)
  await rowOf(page, name!).getByRole('switch').click()
  await rowOf(page, name!).getByText('Unpublished').waitFor()
  await page.getByText(`${name} was unpublished elsewhere already.`).first().waitFor()
  expect(calls.filter(line => line.includes('toggle'))).toEqual([])
})
