import type { Page } from 'playwright-core'
import { demoAccounts } from '../../demo/db/seed'
import { openFromMenu } from './account'
import { waitForDashboard } from './dashboard'
import { demo } from './support'

/** Signs out in the tab, and in as somebody else, as two people do at one computer. */
export async function handOver(tab: Page, to: 'user' | 'newcomer' = 'newcomer'): Promise<void> {
  await tab.goto(demo('/creator'))
  await waitForDashboard(tab)
  const dialog = await openFromMenu(tab, 'Sign out')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await tab.waitForURL(({ pathname }) => pathname === '/')
  await signInBy(tab, to)
}

/** Signs in by the form, and stays on the dashboard. */
export async function signInBy(tab: Page, account: 'user' | 'newcomer'): Promise<void> {
  await tab.goto(demo('/user-sign-in'))
  const form = tab.locator('#sign-in form')
  await form.getByLabel('Email').fill(demoAccounts[account].email)
  await form.getByLabel('Password', { exact: true }).fill(demoAccounts[account].password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await tab.waitForURL(({ pathname }) => pathname === '/creator')
  await waitForDashboard(tab)
}
