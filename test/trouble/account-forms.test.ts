import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { OVER_PAGE, dialogOf, isOnTop, openFromMenu, toastOf } from '../pages/account'
import { focused, openDashboard, showDashboard } from '../pages/dashboard'
import { allow, axe, demo, freshDemo, newPage, shot, signIn } from '../pages/support'

beforeEach(freshDemo)

const { email, password: FIRST } = demoAccounts.newcomer
const SECOND = 'Inspect-2027 by sound'

/** The dashboard of the newcomer, in a session of its own: it is going to end. */
async function openOwn(width: number): Promise<Page> {
  const page = await newPage({ width })
  await signIn(page, { email, password: FIRST })
  await showDashboard(page)
  return page
}

const LABELS = ['Current password', 'New password', 'Confirm password'] as const

test.each([
  [1280, 'mouse'],
  [375, 'keyboard'],
] as const)(
  'R124-R128 the password is changed at %i px by %s, and its next page is the sign-in',
  async (width, by) => {
    const page = await openOwn(width)
    allow(page, /422/, /<ndt-change-password> save:/)
    const dialog = await openFromMenu(page, 'Change Password', by)
    const field = (label: string) => dialog.getByRole('textbox', { name: label })
    async function fill(...values: string[]) {
      for (const [index, value] of values.entries()) {
        if (by === 'mouse') await field(LABELS[index]!).fill(value)
        else {
          await field(LABELS[index]!).focus()
          await page.keyboard.press('ControlOrMeta+A')
          await page.keyboard.insertText(value)
        }
      }
      if (by === 'mouse') await dialog.getByRole('button', { name: 'Save' }).click()
      else await page.keyboard.press('Enter')
    }

    await fill('not it', SECOND, SECOND)
    await dialog.getByText('The current password is incorrect.').waitFor()
    const failed = toastOf(page, 'Error submitting form')
    await failed.waitFor()
    expect(await isOnTop(failed)).toBe(true)
    await expect.poll(() => focused(page)).toBe('Current password (Mandatory)')
    expect(await field('New password').inputValue()).toBe(SECOND)
    await shot(page, `account/change-password-error-${width}`)

    await fill('', SECOND, `${SECOND}!`)
    const summary = dialog.locator('.summary')
    await summary.getByText('2 errors').waitFor()
    await expect.poll(() => summary.evaluate(element => element.matches(':focus'))).toBe(true)
    expect(await axe(page, OVER_PAGE)).toEqual([])
    await shot(page, `account/change-password-summary-${width}`)
    await summary.getByRole('link', { name: 'Confirm password' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('Confirm password (Mandatory)')

    await fill(FIRST, SECOND, SECOND)
    await toastOf(page, 'Password successfully changed.').waitFor()
    await page.waitForURL('**/user-sign-in')
    await page.context().clearCookies()
    await signIn(page, { email, password: SECOND })
  },
)

test('R128 Q43 an ended session: sign in again in a new tab, then Save works', async () => {
  const page = await openOwn(1280)
  allow(page, /401/, /419/, /<ndt-change-password> save:/)
  const dialog = await openFromMenu(page, 'Change Password')
  const type = (label: string, text: string) =>
    dialog.getByRole('textbox', { name: label }).fill(text)
  for (const label of LABELS) await type(label, label === LABELS[0] ? FIRST : SECOND)
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Your session has ended.').waitFor()
  await shot(page, 'account/session-ended-1280')
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: 'Sign in' }).click(),
  ])
  const form = tab.locator('#sign-in form')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(FIRST)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await tab.waitForURL(({ pathname }) => pathname !== '/user-sign-in')
  await tab.close()
  expect(await dialog.getByRole('textbox', { name: LABELS[1] }).inputValue()).toBe(SECOND)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toastOf(page, 'Password successfully changed.').waitFor()
  await page.waitForURL('**/user-sign-in')
})

test.each([
  [1280, 'mouse'],
  [375, 'keyboard'],
] as const)('R129 R130 signing out at %i px by %s leads home', async (width, by) => {
  const page = await openOwn(width)
  const dialog = await openFromMenu(page, 'Sign out', by)
  expect(await dialog.getByRole('heading').count()).toBe(0)
  expect(await dialog.getByText('Are you sure you want Sign out?').isVisible()).toBe(true)
  if (by === 'mouse') await dialog.getByRole('button', { name: 'Sign out' }).click()
  else {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  const toast = toastOf(page, 'Logging Out...')
  await toast.waitFor()
  expect(await isOnTop(toast)).toBe(true)
  await page.waitForURL(({ pathname }) => pathname === '/')
  await page.goto(demo('/creator'))
  expect(new URL(page.url()).pathname).toBe('/user-sign-in')
})

test('R122 R123 preferences that cannot be read say so; those that cannot be saved stay', async () => {
  const page = await openDashboard()
  allow(page, /500/, /<ndt-preferences> (data|save):/)
  const options = '**/api/v2/get-preferences'
  await page.route(options, route => route.fulfill({ status: 500, json: {} }))
  const dialog = await openFromMenu(page, 'Preferences')
  await dialog.getByText('Error fetching data. Please try again later.').waitFor()
  await shot(page, 'account/preferences-failed-1280')
  await page.unroute(options)
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await page.route('**/update-preferences', route => route.fulfill({ status: 500, json: {} }))
  const pick = dialog.getByRole('button', { name: 'Articles', exact: true })
  const before = await pick.getAttribute('aria-pressed')
  await pick.click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Save' }).waitFor()
  expect(await pick.getAttribute('aria-pressed')).not.toBe(before)
  await page.keyboard.press('Escape')
  const question = dialogOf(page, 'Preferences').getByRole('dialog', { name: 'Discard changes?' })
  await question.waitFor()
  await expect.poll(() => focused(page)).toBe('Keep editing')
  await shot(page, 'account/discard-1280')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
})
