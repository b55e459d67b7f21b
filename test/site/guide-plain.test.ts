import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allow, demo, newPage } from '../pages/support'

const PAGE = '/ndt-guides/ultrasonic-testing-buyers-guide'
const pathOf = (page: Page) => new URL(page.url()).pathname

async function openPlain(width = 1280): Promise<Page> {
  const page = await newPage({ javaScript: false, width })
  await page.goto(demo('/ndt-guides'))
  await page.getByRole('link', { name: 'Explore Now' }).click()
  await page.waitForURL(`**${PAGE}`)
  return page
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Daniel Brandt')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company name').fill('Brandt Quality Services')
  await page.getByLabel('Contact number').fill('98450 12345')
}

const form = (page: Page) => page.locator('#get-the-guide form')
const send = (page: Page) => form(page).getByRole('button', { name: 'Download Now' }).click()

/** Longer than a robot takes; the server asks who is quicker to send again. */
const asPeopleDo = (page: Page) => page.waitForTimeout(1100)

test('R254-R257 R259 R263 without JavaScript the guide reads whole', async () => {
  const page = await openPlain()
  for (const name of [
    'Inside the guide',
    'Why you need this guide',
    'Who the guide is for',
    'Industry Consultants',
    'What you will walk away with',
    'A tender that reads the same to everyone',
    'Ready to Make the Right UT Choice',
    'How do I get the download?',
  ]) {
    expect([name, await page.getByRole('heading', { name, exact: true }).isVisible()]).toEqual([
      name,
      true,
    ])
  }
})

test('R264 without JavaScript every call to action leads to the form, seen only then', async () => {
  const page = await openPlain(375)
  expect(await form(page).isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Download Now' }).first().click()
  expect(await form(page).isVisible()).toBe(true)
  expect(await page.getByLabel('Country code').inputValue()).toBe('91')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('R278 R283 R285 without JavaScript the form says what is wrong, and then leads to the thanks', async () => {
  const page = await openPlain()
  allow(page, /422/)
  await page.getByRole('link', { name: 'Download Now' }).first().click()
  await fillIn(page, 'daniel@brandt-qa')
  await asPeopleDo(page)
  await send(page)
  await page.getByText('The email must be a valid email address.').waitFor()
  expect(await page.getByLabel('Company name').inputValue()).toBe('Brandt Quality Services')
  const email = page.getByLabel('Email')
  // the parser gives the focus a moment after it showed the field
  await expect.poll(() => email.evaluate(input => input === document.activeElement)).toBe(true)
  await email.fill('daniel@brandt.example')
  await send(page)
  await page.waitForURL(`**${PAGE}/thank-you`)
  await page.getByRole('heading', { name: 'Thank You' }).waitFor()
  await page.getByRole('link', { name: 'Browse more guides' }).click()
  expect(pathOf(page)).toBe('/ndt-guides')
})

test('R265 R286 Q21 what is not to be seen leads elsewhere', async () => {
  const page = await newPage({ javaScript: false })
  allow(page, /404/)
  await page.goto(demo(`${PAGE}/thank-you`))
  expect(pathOf(page)).toBe('/ndt-guides')
  await page.goto(demo('/ndt-guides/no-such-guide'))
  expect(pathOf(page)).toBe('/404')
  expect(await page.getByRole('heading', { name: 'Page not found' }).isVisible()).toBe(true)
})
