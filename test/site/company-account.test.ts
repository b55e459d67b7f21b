import { expect, test } from 'vitest'
import { openCompany } from '../pages/company'
import { enter } from '../pages/dashboard'
import { axe, demo, shot } from '../pages/support'

const PUBLIC = '/ndt-companies/meridian-weld-laboratories'

test.each([
  [1280, 'light'],
  [375, 'dark'],
] as const)('at %i px, %s, the area leads to the account, and out', async (width, theme) => {
  const page = await openCompany('/company/services', 'ndt-company-nav', { width, theme })
  const menu = page.locator('details.menu')
  const button = menu.locator('summary')
  await button.click()
  await menu.getByRole('link', { name: 'Account', exact: true }).waitFor()
  expect(await axe(page)).toEqual([])
  await shot(page, `company/account-menu-${width}-${theme}`)
  await page.keyboard.press('Escape')
  await expect.poll(() => menu.getAttribute('open')).toBeNull()
  expect(await button.evaluate(button => button === globalThis.document.activeElement)).toBe(true)
  await button.click()
  await page.getByRole('main').click({ position: { x: 2, y: 2 } })
  await expect.poll(() => menu.getAttribute('open')).toBeNull()
  await button.click()
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(demo('/'))
  await page.goto(demo('/company/services'))
  await page.waitForURL('**/company-sign-in?next=*')
})

test('without JavaScript the company sees its public page, and signs out', async () => {
  const page = await enter({ account: 'company', javaScript: false })
  await page.goto(demo('/company/products'))
  await page.getByRole('link', { name: 'View public page' }).click()
  await page.waitForURL(demo(PUBLIC))
  await page.goBack()
  await page.locator('details.menu summary').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(demo('/'))
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
})

test('an account without a company has no public page to see', async () => {
  const page = await enter({ account: 'founder' })
  await page.goto(demo('/company/profile'))
  await page.locator('details.menu summary').waitFor()
  expect(await page.getByRole('link', { name: 'View public page' }).count()).toBe(0)
})
