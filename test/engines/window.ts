import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { demo, freshDemo } from '../pages/support'
import type { Driver, Engine, Part } from './driver'
import type * as script from './in-page'
import { openChromium, openFirefox } from './playwright'
import { openWebKit } from './webkit'

declare global {
  /** What each page of the tests has from the first on. */
  const inPage: typeof script
}

const open: Record<Engine, () => Promise<Driver>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
}

let driver: Driver

/** Opens the one window of a file of tests, on the site's first data; whatever goes wrong in it fails its test. */
export function useWindow(): void {
  beforeAll(async () => {
    await freshDemo()
    driver = await open[inject('engine')]()
  })
  afterEach(async () => {
    expect(await driver.evaluate(() => inPage.takeFaults(), undefined)).toEqual([])
  })
  afterAll(() => driver.close())
}

/** Leads the window to a page of the demo site, and waits until all of its tags show what they have to show. */
export async function go(path: string): Promise<void> {
  await driver.open(demo(path))
  await settled()
}

/** Leads the window to a page of any site. */
export const visit = (address: string) => driver.open(address)

/** Waits until each tag of the page is defined and has its content. */
export async function settled(): Promise<void> {
  await until(async () => {
    expect(await driver.evaluate(() => inPage.unready(), undefined)).toEqual([])
  })
}

/** Signs in, as visitors do. */
export async function signIn(account: keyof typeof demoAccounts): Promise<void> {
  const path = account === 'user' ? '/user-sign-in' : '/company-sign-in'
  const { email, password } = demoAccounts[account]
  await go(path)
  await driver.forget()
  // WebKit takes them a moment later, and would take those of the page that comes next
  await until(async () => expect(await evaluate(() => document.cookie, 0)).toBe(''))
  await go(path)
  await click('#sign-in-email')
  await type(email)
  await press('Tab')
  await type(password)
  await press('Enter')
  const said = () => evaluate(() => document.querySelector('[role=alert]')?.textContent, 0)
  await until(async () => expect([await where(), await said()]).not.toContain(path))
  // Firefox takes the address on before the page is there, and would leave it halfway
  await until(async () => expect(await evaluate(() => document.readyState, 0)).toBe('complete'))
  await settled()
}

/** Waits until something holds; in hooks too, where `expect.poll` may not be. */
function until(holds: () => Promise<void>): Promise<void> {
  return vi.waitFor(holds, { timeout: 15_000 })
}

/** The path of the page. */
export function where(): Promise<string> {
  return driver.evaluate(() => location.pathname, undefined)
}

export const resize = (width: number, height: number) => driver.resize(width, height)
export const press = (keys: string) => driver.press(keys)
export const type = (text: string) => driver.type(text)
export const upload = (part: Part, path: string) => driver.upload(part, path)

/** Runs a function in the page. */
export function evaluate<Given, Taken>(run: (given: Given) => Taken, given: Given) {
  return driver.evaluate(run, given)
}

/** Presses an element, as soon as it is there and nothing covers it. */
export async function click(...part: Part): Promise<void> {
  const find = ([selector, name]: Part) => inPage.place(selector, name)
  await until(async () => {
    const point = await driver.evaluate(find, part)
    if (!point) throw new Error(`Not to be pressed: ${part.join(' ')}`)
    await driver.clickAt(point)
  })
}

/** Writes a text into a field in the place of what is there. */
export async function fill(part: Part, text: string): Promise<void> {
  await click(...part)
  await press('Control+a')
  await type(text)
}

/** How many of an element there are to be seen. */
export function count(...part: Part): Promise<number> {
  return driver.evaluate(([selector, name]) => inPage.shown(selector, name).length, part)
}

/** Waits until an element is to be seen. */
export async function see(...part: Part): Promise<void> {
  await until(async () => expect(await count(...part), part.join(' ')).toBeGreaterThan(0))
}

/** Waits until an element is not to be seen any more. */
export async function gone(...part: Part): Promise<void> {
  await until(async () => expect(await count(...part), part.join(' ')).toBe(0))
}

/** The name of what has the focus. */
export function focused(): Promise<string> {
  return driver.evaluate(() => inPage.nameOf(inPage.focused()), undefined)
}
