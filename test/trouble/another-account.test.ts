import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { toastOf } from '../pages/account'
import { showCompany } from '../pages/company'
import { FIRST_TEN, names, openProducts, REPORTS, rowOf } from '../pages/company-lists'
import {
  CALLS,
  callsOf,
  enter,
  openDashboard,
  savedTitles,
  showDashboard,
  waitForDashboard,
} from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { allow, bringSession } from '../pages/support'

const OTHER = 'You are signed in as someone else now.'
const TITLE = 'Personal Information'
const NUMBER = 'Contact number (Optional)'

const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

/** Opens the dashboard in a second tab of the same browser, where somebody signs in. */
async function signInBeside(page: Page, account: keyof typeof demoAccounts): Promise<Page> {
  const tab = await page.context().newPage()
  await bringSession(tab, demoAccounts[account].email)
  await showDashboard(tab)
  return tab
}

test('Q107 a page of another account asks for nothing, shows what it showed, and keeps its note', async () => {
  const page = await openDashboard()
  allow(page, ...REPORTS)
  const form = await openForm(page, TITLE)
  await form.getByLabel(NUMBER).fill('+44 7700 900 111')
  const saved = await savedTitles(page)
  const tab = await signInBeside(page, 'newcomer')
  await toastOf(page, OTHER).waitFor()
  const calls = callsOf(page)

  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await toastOf(page, OTHER).waitFor({ state: 'detached' })
  await comeBack(page)
  await toastOf(page, OTHER).waitFor()
  expect(calls).toEqual([])
  expect(await form.getByLabel('First name (Mandatory)').inputValue()).toBe('Amara')
  expect(await form.getByLabel(NUMBER).inputValue()).toBe('+44 7700 900 111')
  expect(await form.getByText(/elsewhere/).count()).toBe(0)
  expect(await savedTitles(page)).toEqual(saved)

  const theirs = await openForm(tab, TITLE)
  expect(await theirs.getByLabel(NUMBER).inputValue()).toBe('')
  expect(await theirs.getByText('What you typed last time is back.').count()).toBe(0)
  const drafts = await tab.evaluate(() => Object.keys(localStorage))
  expect(drafts.filter(name => name.startsWith('ndt-draft:'))).toEqual([
    'ndt-draft:1:personal-info',
  ])
})

test('Q107 a profile that is another account’s is not shown, though no tab told of it', async () => {
  const page = await openDashboard()
  allow(page, ...REPORTS)
  const form = await openForm(page, TITLE)
  await bringSession(page, demoAccounts.newcomer.email)
  // what reads the profile anew as the visitor comes back is there a moment after the form
  await expect
    .poll(async () => {
      await comeBack(page)
      return toastOf(page, OTHER).count()
    })
    .toBe(1)
  expect(await form.getByLabel('First name (Mandatory)').inputValue()).toBe('Amara')
  expect(await page.getByRole('heading', { name: 'Jonas' }).count()).toBe(0)
})

test('Q107 an answer for another account that comes late gets into nobody’s profile', async () => {
  const page = await openDashboard()
  allow(page, ...REPORTS)
  const form = await openForm(page, TITLE)
  await form.getByLabel(NUMBER).fill('+44 7700 900 111')
  const held: (() => Promise<void>)[] = []
  await page.route(CALLS.profile, async route => {
    const response = await route.fetch()
    held.push(() => route.fulfill({ response }))
  })
  await bringSession(page, demoAccounts.newcomer.email)
  // what reads the profile anew as the visitor comes back is there a moment after the form
  const isHeld = async () => {
    if (held.length === 0) await comeBack(page)
    return held.length
  }
  await expect.poll(isHeld, { interval: 1000 }).toBe(1)
  const tab = await signInBeside(page, 'user')
  await held[0]!()
  await toastOf(page, OTHER).waitFor()
  await page.unroute(CALLS.profile)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  await toastOf(page, OTHER).waitFor({ state: 'detached' })
  await tab.reload()
  const after = await openForm(tab, TITLE)
  expect(await after.getByLabel('First name (Mandatory)').inputValue()).toBe('Amara')
  expect(await after.getByLabel(NUMBER).inputValue()).toBe('+44 7700 900 111')
})

test('Q107 a company’s list stays its own when another company signs in', async () => {
  const page = await openProducts()
  allow(page, ...REPORTS)
  const tab = await page.context().newPage()
  await bringSession(tab, demoAccounts.catalogue.email)
  await showCompany(tab, '/company/products', 'ndt-product-table')
  await toastOf(page, OTHER).waitFor()
  const calls = callsOf(page)
  await rowOf(page, FIRST_TEN[0]).getByRole('switch').click()
  // the note, and why the switch stays as it is
  await expect.poll(() => toastOf(page, OTHER).count()).toBe(2)
  expect(await names(page)).toEqual(FIRST_TEN)
  await page.getByRole('heading', { name: 'Products 64' }).waitFor()
  expect(calls).toEqual([])
})

test('Q93 Q109 an ended session is told as a dialog opens; every card is back once the account is', async () => {
  const page = await enter()
  allow(page, ...REPORTS, /^answer: 401/)
  const isEnded = (text: Page | Locator) => text.getByText('Your session has ended.')
  const reads = [CALLS.profile, CALLS.jobs, CALLS.companies]
  await showDashboard(page)
  for (const call of reads)
    await page.route(call, route => route.fulfill({ status: 401, json: {} }))
  const form = await openForm(page, TITLE)
  await isEnded(form).waitFor()
  await page.reload()
  await expect.poll(() => isEnded(page).count()).toBe(5)
  for (const call of reads) await page.unroute(call)
  await signInBeside(page, 'user')
  await waitForDashboard(page)
  await expect.poll(() => isEnded(page).count()).toBe(0)
})
