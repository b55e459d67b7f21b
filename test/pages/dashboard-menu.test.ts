import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focused, openDashboard, showDashboard } from './dashboard'
import { axe } from './support'

const ENTRIES = ['My Profile', 'Preferences', 'Change Password', 'Sign out']

const button = (page: Page) => page.getByRole('button', { name: 'Account of Amara' })
const menu = (page: Page) => page.getByRole('menu', { name: 'Account of Amara' })

/** Presses keys, and answers with what has the focus after each. */
async function press(page: Page, ...keys: string[]): Promise<string[]> {
  const names: string[] = []
  for (const key of keys) {
    await page.keyboard.press(key)
    names.push(await focused(page))
  }
  return names
}

async function openByKey(page: Page, key: string): Promise<void> {
  await button(page).focus()
  await page.keyboard.press(key)
  await menu(page).waitFor()
}

test('R27 R28 the user menu shows initial, first name, about me and four entries', async () => {
  const page = await openDashboard({ reducedMotion: true })
  expect(await button(page).innerText()).toMatch(/\bA\b/)
  for (const width of [1280, 800, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await button(page).click()
    await menu(page).waitFor()
    const head = page.locator('.pop__head')
    expect(await head.innerText()).toMatch(/^A\s+Amara\s+Phased array and TOFD technician/)
    expect(await menu(page).getByRole('menuitem').allTextContents()).toEqual(ENTRIES)
    const box = (await page.locator('.pop').boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(8)
    expect(box.x + box.width).toBeLessThanOrEqual(width - 8)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('R27 the menu opens and closes by the mouse: its button, and a press elsewhere', async () => {
  const page = await openDashboard()
  await button(page).click()
  await menu(page).waitFor()
  expect(await button(page).getAttribute('aria-expanded')).toBe('true')
  await button(page).click()
  await menu(page).waitFor({ state: 'hidden' })
  await button(page).click()
  await menu(page).waitFor()
  await page.mouse.click(640, 850)
  await menu(page).waitFor({ state: 'hidden' })
  expect(await button(page).getAttribute('aria-expanded')).toBe('false')
})

test('R27 Enter, the space bar and the arrow down open the menu at its first entry', async () => {
  const page = await openDashboard()
  for (const key of ['Enter', ' ', 'ArrowDown']) {
    await openByKey(page, key)
    await expect.poll(() => focused(page)).toBe('My Profile')
    await page.keyboard.press('Escape')
  }
})

test('R28 arrows, Home, End and first letters move among the entries', async () => {
  const page = await openDashboard()
  await openByKey(page, 'ArrowDown')
  expect(await press(page, 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown')).toEqual([
    'Preferences',
    'My Profile',
    'Sign out',
    'My Profile',
  ])
  expect(await press(page, 'End', 'Home', 'c', 's', 'p', 'x')).toEqual([
    'Sign out',
    'My Profile',
    'Change Password',
    'Sign out',
    'Preferences',
    'Preferences',
  ])
})

test('R28 Escape closes the menu and gives the focus back; Tab leaves it', async () => {
  const page = await openDashboard()
  await openByKey(page, 'Enter')
  expect(await press(page, 'Escape')).toEqual(['Account of Amara'])
  await menu(page).waitFor({ state: 'hidden' })

  await openByKey(page, 'Enter')
  expect(await press(page, 'Tab')).toEqual(['Edit Personal Information'])
  await menu(page).waitFor({ state: 'hidden' })

  await openByKey(page, 'Enter')
  expect(await press(page, 'Shift+Tab')).toEqual(['List Your Company'])
  await menu(page).waitFor({ state: 'hidden' })
})

test('R28 R38 My Profile leads to the dashboard, by the mouse and by the keyboard', async () => {
  const page = await openDashboard()
  const leave = () => page.getByRole('link', { name: 'NDT, home' }).click()
  await leave()
  await button(page).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await page.waitForURL('**/creator')
  await showDashboard(page)
  await leave()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await openByKey(page, 'Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/creator')
})
