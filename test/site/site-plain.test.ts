import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { enter } from '../pages/dashboard'
import { allow, demo, newPage, signIn } from '../pages/support'

const plain = { javaScript: false }

test('without JavaScript a visitor browses lists, pages of lists, jobs, courses and companies', async () => {
  const page = await newPage(plain)
  await page.goto(demo('/'))
  await page.getByRole('link', { name: 'All jobs' }).click()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL('**/ndt-jobs?page=2')
  await page.getByLabel('Page size').selectOption('20')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL('**/ndt-jobs?limit=20')
  expect(await page.locator('main .row').count()).toBe(20)
  await page.locator('main .row a').first().click()
  await page.getByRole('heading', { name: 'About the job' }).waitFor()
  await page.getByRole('link', { name: 'Company page' }).click()
  await page.getByRole('heading', { name: 'Contact Details' }).waitFor()
})

test('R22 R25 without JavaScript the header still searches, and leads to the forms', async () => {
  const page = await newPage(plain)
  await page.goto(demo('/'))
  const header = page.locator('ndt-site-header')
  await header.getByRole('searchbox').fill('corrosion mapping')
  await header.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: 'Corrosion Mapping Lead', exact: true }).waitFor()
  await header.getByRole('link', { name: 'List Your Company' }).click()
  await page.waitForURL(({ hash }) => hash === '#create')
  expect(await page.getByLabel('Company Name').isVisible()).toBe(true)
})

test('the header’s mark stands where it will when the page has come as far as that', async () => {
  const page = await newPage(plain)
  await page.setViewportSize({ width: 375, height: 700 })
  const place = async () => {
    await page.goto(demo('/'))
    return (await page.locator('.brand > svg').boundingBox())!
  }
  const whole = await place()
  await page.route(demo('/'), async route => {
    const html = await (await route.fetch()).text()
    const end = html.indexOf('</svg>', html.indexOf('class="brand"')) + '</svg>'.length
    await route.fulfill({ contentType: 'text/html', body: html.slice(0, end) })
  })
  expect(await place()).toEqual(whole)
})

test('without JavaScript a job seeker signs in, bookmarks, finds it again and signs out', async () => {
  const page = await newPage(plain)
  await page.goto(demo('/ndt-jobs'))
  await page.locator('main .row a').first().click()
  const job = (await page.getByRole('heading', { level: 1 }).textContent())!
  await page.getByRole('link', { name: `Bookmark ${job}` }).click()
  const { email, password } = demoAccounts.newcomer
  await page.locator('#sign-in-email').fill(email)
  await page.locator('#sign-in-password').fill(password)
  await page.locator('#sign-in-password').press('Enter')
  const bookmark = page.getByRole('button', { name: `Bookmark ${job}` })
  await bookmark.click()
  await page.locator('main [aria-pressed=true]').waitFor()
  await page.goto(demo('/creator'))
  expect(await page.locator('ndt-saved-panel').getByRole('link', { name: job }).isVisible()).toBe(
    true,
  )
  await page.goBack()
  await bookmark.click()
  await page.locator('main [aria-pressed=false]').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(demo('/'))
})

test('without JavaScript the dashboard shows what each tag holds, and leads on', async () => {
  const page = await newPage(plain)
  await signIn(page, demoAccounts.user)
  await page.goto(demo('/creator'))
  for (const text of ['Amara', 'Senior PAUT Technician', 'Harrow Inspection', 'Report Writing']) {
    expect(await page.locator('main').getByText(text).first().isVisible()).toBe(true)
  }
  await page.getByRole('link', { name: 'Explore Jobs' }).click()
  await page.waitForURL('**/ndt-jobs')
})

test('the theme that a visitor chooses stays, with and without JavaScript', async () => {
  const page = await newPage(plain)
  await page.goto(demo('/ndt-jobs'))
  const background = () =>
    page.locator('body').evaluate(body => getComputedStyle(body.parentElement!).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.locator('[aria-pressed=true]', { hasText: 'Dark' }).waitFor()
  await page.goto(demo('/ndt-courses'))
  expect(await background()).not.toBe(light)
})

/** What a script of the page gets for a bookmark call, with the page's own token or another. */
function bookmarkCall(page: Page, userId: number, token?: string) {
  return page.evaluate(
    async ([userId, given]) => {
      const cookie = /XSRF-TOKEN=([^;]+)/.exec(globalThis.document.cookie)?.[1] ?? ''
      const { status } = await fetch('/api/v2/job-bookmark', {
        method: 'POST',
        headers: { 'X-XSRF-TOKEN': given ?? decodeURIComponent(cookie) },
        body: new URLSearchParams({ user_id: `${userId}`, job_id: '1', is_bookmarked: '0' }),
      })
      return status
    },
    [userId, token] as const,
  )
}

test('R6 R100 nobody sets another user’s bookmark: not by a script, not without the token', async () => {
  const page = await enter({ account: 'newcomer' })
  allow(page, /401|403|419/)
  await page.goto(demo('/ndt-jobs'))
  const meta = await page.locator('meta[name=user]').getAttribute('content')
  const { id } = JSON.parse(meta!) as { id: number }
  expect(await bookmarkCall(page, id)).toBe(200)
  expect(await bookmarkCall(page, id - 1)).toBe(403)
  expect(await bookmarkCall(page, id, 'made.up')).toBe(419)
  const guest = await newPage()
  allow(guest, /401/)
  await guest.goto(demo('/ndt-jobs'))
  expect(await bookmarkCall(guest, id)).toBe(401)
})
