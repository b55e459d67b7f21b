import type { Locator, Page, Route } from 'playwright-core'
import { demoAccounts } from '../../demo/db/seed'
import { bringSession, demo, newPage, type Visitor } from './support'

/** A visitor with an account; Amara, the job seeker whose dashboard is full, unless it is said. */
export interface Member extends Visitor {
  account?: keyof typeof demoAccounts
}

/** The dashboard's tags. */
export const TAGS = [
  'ndt-site-header',
  'ndt-profile-card',
  'ndt-professional-card',
  'ndt-saved-panel',
  'ndt-viewed-companies',
  'ndt-job-profile-card',
]

/** The calls that the dashboard makes. */
export const CALLS = {
  profile: '**/api/v2/user/get-profile-details',
  jobs: '**/api/v2/user/get-saved-job?*',
  courses: '**/api/v2/user/get-saved-course?*',
  companies: '**/api/v2/user/most-viewed-companies',
  bookmark: '**/api/v2/job-bookmark',
}

/** Opens a window in which somebody is signed in; it shows nothing yet. */
export async function enter({ account = 'user', ...visitor }: Member = {}): Promise<Page> {
  const page = await newPage(visitor)
  await bringSession(page, demoAccounts[account].email)
  return page
}

/** Opens a window with the dashboard, and waits until it is all there. */
export async function openDashboard(member: Member = {}, path = '/creator'): Promise<Page> {
  const page = await enter(member)
  await showDashboard(page, path)
  return page
}

/** Leads a window to the dashboard, and waits as `openDashboard` does. */
export async function showDashboard(page: Page, path = '/creator'): Promise<void> {
  await page.goto(demo(path))
  await waitForDashboard(page)
}

/** Waits until each of the dashboard's tags shows what it has to show. */
export async function waitForDashboard(page: Page): Promise<void> {
  await page.waitForFunction(
    tags =>
      tags.every(tag => {
        const root = globalThis.document.querySelector(tag)?.shadowRoot
        return root?.querySelector('.ndt:not([hidden])') && !root.querySelector('[aria-busy=true]')
      }),
    TAGS,
  )
}

/** One of the dashboard's cards. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** The rows of the saved panel, by their titles. */
export async function savedTitles(page: Page): Promise<string[]> {
  return card(page, 'Saved').getByRole('listitem').getByRole('link').allTextContents()
}

/** One row of the saved panel. */
export function savedRow(page: Page, title: string): Locator {
  return card(page, 'Saved').getByRole('listitem').filter({ hasText: title })
}

/** Whether a row is struck, and out of reach. */
export async function isStruck(page: Page, title: string): Promise<boolean> {
  const text = savedRow(page, title).getByText(title, { exact: true })
  return text.evaluate(text => {
    const { textDecorationLine } = getComputedStyle(text)
    return textDecorationLine === 'line-through' && !!text.closest('[inert]')
  })
}

/** Opens a row's menu and chooses an entry of it. */
export async function chooseInRow(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The name of what has the focus, shadow roots included, as a screen reader says it. */
export async function focused(page: Page): Promise<string> {
  const all = page.locator(':focus')
  if ((await all.count()) === 0) return ''
  return /"(.*)"/.exec(await all.last().ariaSnapshot())?.[1] ?? ''
}

/** Keeps the calls that a page makes: method, path and query, a line each. */
export function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

/** Lets a request wait before it goes on. */
export function delayed(milliseconds: number) {
  return async (route: Route): Promise<void> => {
    await new Promise(resume => setTimeout(resume, milliseconds))
    await route.continue().catch(() => {})
  }
}
