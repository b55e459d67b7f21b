import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { demo, freshDemo, layoutShift, newPage, shot, signIn } from '../pages/support'

/** Opens the dashboard: the reads of the profile that it makes, and the tags that do not run. */
async function openCreator(page: Page, query = '') {
  const reads: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/get-profile-details')) reads.push(pathname)
  })
  await page.goto(demo(`/creator${query}`), { waitUntil: 'networkidle' })
  const waiting = await page
    .locator(':not(:defined)')
    .evaluateAll(elements => elements.map(({ localName }) => localName))
  return { reads, waiting }
}

test('the demo account signs in to its dashboard, where every tag runs and nothing shifts', async () => {
  const page = await newPage()
  await signIn(page, demoAccounts.user)
  const { waiting } = await openCreator(page)
  expect(waiting).toEqual([])
  expect(await layoutShift(page)).toBe(0)
  await shot(page, 'demo/creator')
})

test('one request serves all widgets that show the profile; none is made for what the page brings', async () => {
  const page = await newPage()
  await signIn(page, demoAccounts.user)
  expect((await openCreator(page)).reads).toHaveLength(1)
  await page.goto('about:blank')
  expect((await openCreator(page, '?first-data=inline')).reads).toEqual([])
})

test('the demo site starts anew when a test asks for it', async () => {
  const page = await newPage()
  await signIn(page, demoAccounts.user)
  await freshDemo()
  await page.goto(demo('/creator'))
  expect(new URL(page.url()).pathname).toBe('/user-sign-in')
})

test('the demo site reads paths that are spelled otherwise, as the loader’s retries need it', async () => {
  const { status, headers } = await fetch(demo('/%64ist/ndt.js'))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch('javascript')
})
