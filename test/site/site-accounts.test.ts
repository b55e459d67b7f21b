import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { card, enter } from '../pages/dashboard'
import { allow, demo, newPage, signIn } from '../pages/support'

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Fills a form of the sign-in pages in, by its labels, and sends it. */
async function send(page: Page, panel: 'sign-in' | 'create', fields: Record<string, string>) {
  const form = page.locator(`#${panel} form`)
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
  await form.locator('button:not([type=button])').click()
}

test('R6 a visitor who asks for the dashboard signs in, and is led on to it', async () => {
  const page = await newPage()
  await page.goto(demo('/creator'))
  expect(pathOf(page)).toBe('/user-sign-in')
  await page.getByRole('button', { name: 'Fill in' }).click()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/creator')
  expect(await page.getByRole('heading', { name: 'Amara' }).first().isVisible()).toBe(true)
})

test('a wrong password is refused in words, and the email stays', async () => {
  const page = await newPage()
  allow(page, /422/)
  await page.goto(demo('/user-sign-in'))
  await send(page, 'sign-in', { Email: demoAccounts.user.email, Password: 'wrong' })
  await page.getByRole('alert').getByText('Email and password do not match an account.').waitFor()
  expect(await page.locator('#sign-in-email').inputValue()).toBe(demoAccounts.user.email)
  expect(await page.locator('#sign-in-password').inputValue()).toBe('')
})

test('signing out ends the session, for a page that is still open too', async () => {
  const page = await newPage({ javaScript: false })
  await signIn(page, demoAccounts.newcomer)
  await page.goto(demo('/ndt-jobs'))
  const cookies = await page.context().cookies()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(demo('/'))
  await page.context().addCookies(cookies)
  await page.goto(demo('/creator'))
  expect(pathOf(page)).toBe('/user-sign-in')
})

test('a new job seeker is led to a dashboard of their own', async () => {
  const page = await newPage()
  await page.goto(demo('/user-sign-in'))
  await page.getByRole('link', { name: 'Create an account' }).click()
  await send(page, 'create', {
    'First Name': 'Mirembe',
    Email: 'mirembe@calderfield.example',
    Password: 'Inspect-2026',
  })
  await page.waitForURL('**/creator')
  await page.getByRole('heading', { name: 'Mirembe' }).first().waitFor()
  await card(page, 'Saved').getByText('No Bookmarked or Applied Jobs found').waitFor()
})

test('R8 R25 Q99 #create opens the form of new companies, which leads to the company’s area', async () => {
  const page = await newPage()
  await page.goto(demo('/company-sign-in#create'))
  expect(await page.locator('#sign-in').isVisible()).toBe(false)
  await send(page, 'create', {
    'Company Name': 'Lichen Ultrasonics',
    'Contact Person Name': 'Ada Roe',
    Email: 'ada@lichen.example',
    Password: 'Inspect-2026',
  })
  await page.waitForURL('**/company/products')
})

test('what is missing in a form is said at its field, and what was typed stays', async () => {
  const page = await newPage()
  allow(page, /422/)
  await page.goto(demo('/company-sign-in#create'))
  await send(page, 'create', { 'Company Name': 'Lichen', Email: 'no address', Password: 'short' })
  const field = (label: string) => page.locator('#create form').getByLabel(label, { exact: true })
  await page.getByText('The contact person name field is required.').waitFor()
  expect(await field('Company Name').inputValue()).toBe('Lichen')
  expect(await field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByText('The password must be at least 8 characters.').isVisible()).toBe(true)
  await expect
    .poll(() => page.evaluate(() => globalThis.document.activeElement?.id))
    .toBe('create-contact_person_name')
})

/** Where a visitor who has signed in comes to with this `next`. */
async function comesTo(page: Page, next: string): Promise<string> {
  await page.goto(demo(`/user-sign-in?next=${encodeURIComponent(next)}`), { waitUntil: 'commit' })
  return page.url()
}

test('next= leads on to a page of this site, and nowhere else', async () => {
  const page = await enter()
  for (const next of ['/ndt-jobs?page=2', '/search?q=a%26b#main']) {
    expect(await comesTo(page, next)).toBe(demo(next))
  }
  for (const next of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\\\\evil.example',
  ]) {
    expect(await comesTo(page, next), next).toBe(demo('/creator'))
  }
})

test('after five wrong passwords an account has to wait, the right one not helping', async () => {
  const page = await newPage()
  allow(page, /422|429/)
  const { email, password } = demoAccounts.company
  for (let attempt = 1; attempt <= 6; attempt++) {
    await page.goto(demo('/company-sign-in'))
    await send(page, 'sign-in', { Email: email, Password: attempt < 6 ? 'wrong' : password })
    const say = attempt < 6 ? 'do not match' : 'Too many attempts. Try again in 15 minutes.'
    await page.getByRole('alert').getByText(say).waitFor()
  }
})
