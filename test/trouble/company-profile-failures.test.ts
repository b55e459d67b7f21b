import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { focused } from '../pages/dashboard'
import {
  editor,
  field,
  openProfile,
  save,
  SAVE,
  saveButton,
  stored,
  toolbar,
} from '../pages/company-profile'
import { allow, axe, shot } from '../pages/support'

const errors = {
  company_name: ['The company name field is required.'],
  google_map_link: ['The google map link must be a valid URL.', 'Not this one.'],
  company_long_description: ['The company long description is too long.'],
}

/** What may come between a company and the portal, and what is said of it. */
const faults: Record<string, { route: (route: Route) => Promise<void>; toast: string | RegExp }> = {
  'a 400 with a message': {
    route: route => route.fulfill({ status: 400, json: { message: 'Not today.' } }),
    toast: 'Not today.',
  },
  'a 400 without one': {
    route: route => route.fulfill({ status: 400, json: {} }),
    toast: 'Error, Please try again later',
  },
  'a 413': {
    route: route => route.fulfill({ status: 413, json: { message: 'Too large.' } }),
    toast: 'Too large.',
  },
  'a 419': {
    route: route => route.fulfill({ status: 419, json: { message: 'CSRF token mismatch.' } }),
    toast: 'Error, Please try again later',
  },
  'a 500': {
    route: route => route.fulfill({ status: 500, body: '<h1>Server Error</h1>' }),
    toast: 'Error, Please try again later',
  },
  'no connection': {
    route: route => route.abort('internetdisconnected'),
    toast: 'Error, Please try again later',
  },
}

const toast = (page: Page, text: string | RegExp) => page.getByText(text).first()

describe.each(Object.entries(faults))('%s', (name, fault) => {
  test('R163 Q43 keeps all that was typed, and a second Save goes through', async () => {
    const page = await openProfile()
    allow(page, /answer: (4|5)\d\d/, /status of (4|5)\d\d/, /INTERNET_DISCONNECTED/, /> save:/)
    await field(page, 'Website').fill(`https://a.example/${name.length}`)
    await editor(page).press('End')
    await editor(page).pressSequentially(' Typed.')
    await page.route(SAVE, fault.route)
    await saveButton(page).click()
    await toast(page, fault.toast).waitFor()
    expect(await field(page, 'Website').inputValue()).toBe(`https://a.example/${name.length}`)
    expect(await editor(page).textContent()).toContain(' Typed.')
    const note = page.getByText('Your session has ended.')
    expect(await note.count()).toBe(name === 'a 419' ? 1 : 0)
    await page.unroute(SAVE)
    await save(page)
    await note.waitFor({ state: 'detached' })
    const { company_website, company_long_description } = await stored(page)
    expect(company_website).toBe(`https://a.example/${name.length}`)
    expect(company_long_description).toContain(' Typed.')
  })
})

describe.each([
  [1280, 'light'],
  [375, 'dark'],
] as const)('at %i px, %s', (width, theme) => {
  test('R163 R152 several messages stand above the form and under their fields, and lead there', async () => {
    const page = await openProfile({ width, theme, reducedMotion: true })
    allow(page, /400/, /> save:/)
    await page.route(SAVE, route =>
      route.fulfill({ status: 400, json: { message: 'Please check.', errors } }),
    )
    await saveButton(page).click()
    const summary = page.locator('.summary')
    await summary.getByText('3 errors').waitFor()
    expect(await summary.evaluate(box => box.matches(':focus'))).toBe(true)
    expect(
      (await summary.getByRole('listitem').allTextContents()).map(text => text.trim()),
    ).toEqual(['Company Name', 'Google Map Link', 'Long Description'])
    expect(await field(page, 'Google Map Link').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByText('Not this one.').count()).toBe(0)
    await page.getByText('Please check.').first().waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, `company/profile-refused-${width}-${theme}`)
    await summary.getByRole('link', { name: /^Google Map Link/ }).click()
    await expect.poll(() => focused(page)).toBe('Google Map Link (Optional)')
    await summary.getByRole('link', { name: /^Long Description/ }).click()
    await expect.poll(() => focused(page)).toBe('Long Description')
  })
})

test('R152 one message of the server has the focus at its field', async () => {
  const page = await openProfile()
  allow(page, /422/, /> save:/)
  await field(page, 'Google Map Link').fill('maps.example')
  await field(page, 'Google Map Link').press('Enter')
  const address = page.getByRole('region', { name: 'Address' })
  const message = address.getByText('The google map link must be a valid URL.')
  await message.waitFor()
  await expect.poll(() => focused(page)).toBe('Google Map Link (Optional)')
  await field(page, 'Google Map Link').fill('https://maps.example')
  await save(page)
  expect(await message.count()).toBe(0)
})

/** Stays on the page whenever the browser asks; what it asked is in the list. */
function stayWhenAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  return asked
}

test('the browser asks before what was typed is left behind, and not after a save', async () => {
  const page = await openProfile()
  const asked = stayWhenAsked(page)
  await editor(page).press('End')
  await editor(page).pressSequentially('!')
  await page.getByRole('link', { name: 'Products' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  expect(await editor(page).textContent()).toContain('!')
  await save(page)
  await page.getByRole('link', { name: 'Products' }).click()
  await page.waitForURL('**/company/products')
  expect(asked).toHaveLength(1)
})

test('nor is a link that was typed and not applied left behind without a question', async () => {
  const page = await openProfile()
  const asked = stayWhenAsked(page)
  await toolbar(page).getByRole('button', { name: 'Link' }).click()
  const address = page.getByRole('textbox', { name: 'Web address' })
  await address.fill('inspectors.example')
  await page.getByRole('link', { name: 'Products' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  expect(await address.inputValue()).toBe('inspectors.example')
  expect(await page.getByText('Apply the link or cancel it, then save.').count()).toBe(1)
})
