import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { axe, demo, newPage, shot } from '../pages/support'

const plain = { javaScript: false }

/** Widths and looks of the pages that accounts have. */
const LOOKS = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
] as const

/** Signs a newcomer up, by the form. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(demo('/user-sign-in#create'))
  const form = page.locator('#create form')
  await form.getByLabel('First Name').fill('Mirembe')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill('hunting-2026')
  await form.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL('**/creator')
}

test('without JavaScript a newcomer confirms the address, and a password is changed', async () => {
  const page = await newPage(plain)
  await signUp(page, `mirembe-${Date.now()}@site.example`)
  await page.locator('.site-note').getByRole('link', { name: 'Outbox' }).click()
  await page.getByRole('link', { name: '/account/confirm' }).click()
  await page.getByRole('button', { name: 'Yes, it is mine' }).click()
  await page.getByText('Your address is confirmed.').waitFor()
  await page.getByLabel('Current password', { exact: true }).fill('hunting-2026')
  await page.getByLabel('New password', { exact: true }).fill('hunting-2027')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('Password successfully changed.').waitFor()
})

test('without JavaScript a person of a company finds the account’s page, and asks for a new password', async () => {
  const page = await enter({ account: 'company', ...plain })
  await page.goto(demo('/company/products'))
  await page.locator('summary', { hasText: 'Account of Ingrid' }).click()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByRole('heading', { name: 'Signed in' }).waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.waitForURL(demo('/'))
  await page.goto(demo('/company-sign-in'))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill('nobody@site.example')
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await page.getByText('We have sent a mail to nobody@site.example.').waitFor()
})

test('signing out by the plain form forgets the drafts of this device', async () => {
  const page = await enter()
  await page.goto(demo('/account'))
  await page.evaluate(() => localStorage.setItem('ndt-draft:1:personal', '{}'))
  await page.evaluate(() => {
    const { document } = globalThis
    const token = document.querySelector<HTMLInputElement>('main [name=_token]')!
    token.form!.action = '/sign-out'
    token.form!.submit()
  })
  await page.waitForURL(demo('/'))
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test.each(LOOKS)('the pages of accounts fit $width px, $theme', async ({ width, theme }) => {
  const page = await newPage({ width, theme })
  const look = async (path: string, name: string) => {
    await page.goto(demo(path))
    expect(await axe(page)).toEqual([])
    expect(
      await page.evaluate(() => globalThis.document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(width)
    await shot(page, `account-${name}-${width}-${theme}`)
  }
  await look('/user-sign-in', 'sign-in')
  await look('/forgot-password?role=company', 'forgot')
  await signUp(page, `${width}-${theme}@site.example`)
  await look('/account', 'account')
  await page.goto(demo('/outbox'))
  const link = page.getByRole('link', { name: '/account/confirm' })
  await look((await link.getAttribute('href'))!, 'confirm')
})

test.each([false, true])(
  'a press anywhere in the box of a password is one on its field (WCAG 2.5.8): by finger %s',
  async touch => {
    const page = await newPage({ width: touch ? 375 : 1280, touch })
    await page.goto(demo('/user-sign-in'))
    const field = page.getByLabel('Password', { exact: true }).first()
    const { x, y, width, height } = (await field.locator('..').boundingBox())!
    for (const down of [2, height / 2, height - 2]) {
      await page.getByRole('heading', { name: 'Sign in' }).click()
      await page.mouse.click(x + width / 4, y + down)
      expect(await field.evaluate(field => field.matches(':focus'))).toBe(true)
    }
  },
)
