import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { toastOf } from '../pages/account'
import { openDashboard, waitForDashboard } from '../pages/dashboard'
import { handOver, signInBy } from '../pages/hand-over'
import { openForm } from '../pages/profile-dialogs'
import { allow, axe, bringSession, demo } from '../pages/support'

const OTHER = 'You are signed in as someone else now.'
const TITLE = 'Personal Information'
const ABOUT = 'About me (Optional)'

/** A second tab of the same browser. */
const secondTab = (page: Page) => page.context().newPage()

/** What the portal has about whoever is signed in. */
async function storedAbout(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/v2/user/get-profile-details')
    return ((await answer.json()) as { data: { about_me: unknown } }).data.about_me
  })
}

test('Q107 two accounts in two tabs: nothing is overwritten, and the page says who is signed in', async () => {
  const page = await openDashboard()
  allow(page, /<ndt-personal-info> save: ApiError/)
  const form = await openForm(page, TITLE)
  await form.getByLabel(ABOUT).fill('Of Amara, not of Jonas.')
  const tab = await secondTab(page)
  await handOver(tab)
  const before = await storedAbout(tab)

  await toastOf(page, OTHER).waitFor()
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.locator('.summary').getByText(OTHER).waitFor()
  expect(await form.getByLabel(ABOUT).inputValue()).toBe('Of Amara, not of Jonas.')
  expect(sent).toEqual([])
  expect(await storedAbout(tab)).toBe(before)
  expect(await toastOf(page, OTHER).count()).toBe(1)

  page.on('dialog', question => void question.accept())
  // the note that nobody is signed in may be on its way out
  const note = page.locator('.notyf__toast').filter({ hasText: OTHER })
  await note.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { name: 'Jonas' }).waitFor()
})

test('Q107 the same account again: the note goes, and Save works', async () => {
  const page = await openDashboard()
  const form = await openForm(page, TITLE)
  await form.getByLabel(ABOUT).fill('Back again.')
  const tab = await secondTab(page)
  await handOver(tab)
  await toastOf(page, OTHER).waitFor()
  await tab.context().clearCookies({ name: 'ndt_session' })
  await signInBy(tab, 'user')
  await toastOf(page, OTHER).waitFor({ state: 'hidden' })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  expect(await storedAbout(tab)).toBe('Back again.')
})

test('Q107 a server that hears nothing of tabs is asked all the same, and its refusal is understood', async () => {
  const page = await openDashboard()
  allow(page, /409/, /<ndt-personal-info> save: ApiError/)
  const form = await openForm(page, TITLE)
  await form.getByLabel(ABOUT).fill('Of Amara, not of Jonas.')
  await bringSession(page, demoAccounts.newcomer.email)
  const answered = page.waitForResponse(response => response.request().method() === 'POST')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const answer = await answered
  expect([answer.status(), await answer.json()]).toMatchObject([
    409,
    { success: false, code: 'account_changed' },
  ])
  await form.locator('.summary').getByText(OTHER).waitFor()
  await toastOf(page, OTHER).waitFor()
  expect(await storedAbout(page)).not.toBe('Of Amara, not of Jonas.')
})

test('Q107 the demo’s server refuses another account’s change, whatever the client does', async () => {
  const page = await openDashboard()
  allow(page, /409/)
  const refused = await page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(globalThis.document.cookie)![1]!)
    const answer = await fetch('/api/v2/user/update-profile', {
      method: 'POST',
      headers: { 'X-XSRF-TOKEN': token, 'X-NDT-Account': '2000000' },
      body: new URLSearchParams({ first_name: 'Mallory' }),
    })
    return [answer.status, await answer.json()] as const
  })
  expect(refused).toMatchObject([409, { success: false, code: 'account_changed' }])
})

test.each(['light', 'dark'] as const)(
  'Q107 the note of another account is announced, reached by keyboard and passes axe in the %s',
  async theme => {
    const page = await openDashboard({ theme })
    const tab = await secondTab(page)
    await handOver(tab)
    await toastOf(page, OTHER).waitFor()
    expect(await axe(page)).toEqual([])
    const reload = page.getByRole('button', { name: 'Reload' })
    await reload.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Jonas' }).waitFor()
  },
)

test('Q107 a profile that one tab saves is seen in the other, without a word', async () => {
  const page = await openDashboard()
  const tab = await secondTab(page)
  await tab.goto(demo('/creator'))
  await waitForDashboard(tab)
  const form = await openForm(tab, TITLE)
  await form.getByLabel(ABOUT).fill('Seen in both tabs.')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Seen in both tabs.').waitFor()
  expect(await page.locator('.notyf__message').count()).toBe(0)
})

test('Q107 a bookmark that one tab removes goes from the other', async () => {
  const page = await openDashboard()
  const tab = await secondTab(page)
  await tab.goto(demo('/creator'))
  await waitForDashboard(tab)
  const asked = page.waitForResponse(response => response.url().includes('get-saved-job'))
  await tab.getByRole('button', { name: 'Actions for Rope Access UT Technician' }).click()
  await tab.getByRole('menuitem', { name: 'Remove' }).click()
  expect((await asked).status()).toBe(200)
  await page.getByRole('link', { name: 'Rope Access UT Technician' }).waitFor({ state: 'hidden' })
})
