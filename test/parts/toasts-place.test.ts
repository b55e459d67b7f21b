import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFromMenu } from '../pages/account'
import {
  ADD_SERVICE,
  failOnce,
  field,
  openProduct,
  openService,
  saveButton,
  STORE,
} from '../pages/company-forms'
import { openDashboard } from '../pages/dashboard'
import { ENQUIRY, fillIn, field as enquiryField, openPopup, send } from '../pages/guide-popup'
import { openForm } from '../pages/profile-dialogs'
import { allow, newPage, settle } from '../pages/support'
import { whileFailing } from '../pages/toasts'

/** What a backend says of an enquiry. */
const refused = {
  full_name: 'The full name is not known.',
  email: 'The email field must be a valid email address.',
  company_name: 'The company is not known.',
  contact_number: 'The contact number is not known.',
}

const PHONE = { width: 375, height: 700, touch: true } as const

/** Waits for a toast with these words; answers whether it stands over a bar, wholly in the window. */
async function standsOver(page: Page, words: string, bar: Locator): Promise<boolean> {
  const toast = page.locator('.notyf__toast').filter({ hasText: words })
  await toast.waitFor()
  await settle(page)
  const [card, foot] = [(await toast.boundingBox())!, (await bar.boundingBox())!]
  return card.y >= 0 && card.y + card.height <= foot.y
}

/** Follows each link of a refused form's list: the toast lies over no error that they lead to. */
async function expectErrorsFree(page: Page): Promise<void> {
  const toast = page.locator('.notyf__toast')
  await toast.waitFor()
  await toast.dispatchEvent('pointerenter')
  await page.locator('.summary').getByRole('link').first().waitFor()
  for (const link of await page.locator('.summary').getByRole('link').all()) {
    await link.press('Enter')
    await settle(page)
    const error = page.locator('.field:focus-within .field__error')
    await expect.poll(() => isBeside(toast, error)).toBe(true)
  }
}

test('on a phone a toast covers no button of a dialog', async () => {
  const page = await openDashboard(PHONE)
  const form = await openForm(page, 'Personal Information')
  await form.getByLabel('About me (Optional)').fill('Level II.')
  const save = form.getByRole('button', { name: 'Save', exact: true })
  await whileFailing(page, '**/user/update-profile', async () => {
    await save.tap()
    expect(await standsOver(page, 'Error submitting form', form.locator('.dialog__foot'))).toBe(
      true,
    )
  })
})

test('nor of the bar that a form keeps in view', async () => {
  const page = await openService(ADD_SERVICE, PHONE)
  await field(page, 'Name').fill('Weld inspection')
  await whileFailing(page, '**/api/v2/company/service', async () => {
    await saveButton(page).tap()
    const bar = page.locator('.form-page__foot')
    expect(await standsOver(page, 'Error, Please try again later', bar)).toBe(true)
  })
})

test.each([
  { width: 1280, height: 900, most: 16 },
  { width: 375, height: 700, most: 64 },
])(
  'at $width px the toast of a product’s form lies over its bar and little of the fields, and over no button or count of errors',
  async ({ most, ...size }) => {
    const page = await openProduct(undefined, size)
    allow(page, /422/, /> save:/)
    await saveButton(page).click()
    const toast = page.locator('.notyf__toast')
    await toast.waitFor()
    await settle(page)
    const bar = page.locator('.form-page__foot')
    const [card, foot] = [(await toast.boundingBox())!, (await bar.boundingBox())!]
    expect(foot.y - card.y).toBeLessThanOrEqual(most)
    const count = bar.locator('.form-page__errors bdi')
    await count.waitFor()
    expect(await isBeside(toast, count)).toBe(true)
    await toast.hover()
    await page.mouse.wheel(0, 9000)
    for (const button of await bar.getByRole('button').all()) {
      await expect.poll(() => isBeside(toast, button)).toBe(true)
    }
  },
)

test('on a phone the toast of a guide’s download covers no part of its button', async () => {
  const page = await newPage(PHONE)
  allow(page, /400/, /> save:/)
  await openPopup(page)
  await fillIn(page, '')
  await enquiryField(page, 'Company name').fill('')
  await send(page).tap()
  expect(await standsOver(page, 'The email field is required.', send(page))).toBe(true)
})

test.each([
  { width: 375, height: 700 },
  { width: 740, height: 360 },
])(
  'at $width x $height a toast stands above what has the focus in a dialog (WCAG 2.4.11)',
  async size => {
    const page = await openDashboard(size)
    const form = await openForm(page, 'Personal Information')
    await form.getByLabel('About me (Optional)').fill('Level II.')
    await whileFailing(page, '**/user/update-profile', async () => {
      await form.getByRole('button', { name: 'Save', exact: true }).press('Enter')
      const toast = page.locator('.notyf__toast')
      await toast.waitFor()
      // its time waits for the pointer
      await toast.dispatchEvent('pointerenter')
      await form.getByLabel('First name (Mandatory)').focus()
      for (let stops = 0; stops < 12; stops++) {
        await page.keyboard.press('Tab')
        await settle(page)
        expect(await isBeside(toast, page.locator(':focus').last())).toBe(true)
      }
      // nor where no key moved it, as a message's does
      for (const input of await form.locator('input:visible, textarea:visible').all()) {
        await input.focus()
        await settle(page)
        expect(await isBeside(toast, input)).toBe(true)
      }
    })
  },
)

async function isBeside(toast: Locator, button: Locator): Promise<boolean> {
  const [card, box] = [(await toast.boundingBox())!, (await button.boundingBox())!]
  const isAside = card.x + card.width <= box.x || box.x + box.width <= card.x
  return isAside || card.y + card.height <= box.y || box.y + box.height <= card.y
}

test.each([
  { width: 1280, height: 720, dir: 'ltr' },
  { width: 1280, height: 720, dir: 'rtl' },
  { width: 375, height: 667, dir: 'ltr' },
])(
  'at $width x $height, $dir, a toast covers no label or error of the field that the list of errors led to (WCAG 2.4.11)',
  async ({ dir, ...size }) => {
    const page = await newPage(size)
    allow(page, /400/, /> save:/)
    await page.route(ENQUIRY, route =>
      route.fulfill({ status: 400, json: { success: false, message: '', errors: refused } }),
    )
    const form = await openPopup(page)
    await page.evaluate(turned => (document.documentElement.dir = turned), dir)
    await fillIn(page)
    await send(page).click()
    const toast = page.locator('.notyf__toast')
    await toast.waitFor()
    // its time waits for the pointer
    await toast.dispatchEvent('pointerenter')
    await form.locator('.summary').getByRole('link').first().waitFor()
    const links = await form.locator('.summary').getByRole('link').all()
    expect(links).toHaveLength(Object.keys(refused).length)
    for (const link of links) {
      await link.press('Enter')
      await settle(page)
      const led = form.locator('.field:focus-within')
      await expect.poll(() => isBeside(toast, led.locator('.field__label'))).toBe(true)
      await expect.poll(() => isBeside(toast, led.locator('.field__error'))).toBe(true)
    }
  },
)

test('nor of a field that is higher than half the window, or of one of a page', async () => {
  const page = await openService(ADD_SERVICE, { width: 1280, height: 560 })
  allow(page, /422/, /> save:/)
  const errors = {
    company_service_name: 'The name is taken.',
    company_service_description: 'The description says too little.',
  }
  await page.route('**/api/v2/company/service', route =>
    route.fulfill({ status: 422, json: { message: 'The given data was invalid.', errors } }),
  )
  await saveButton(page).click()
  await expectErrorsFree(page)
})

test('in a low window a toast uses the room in a dialog’s foot, where it would lie over a label', async () => {
  const page = await openDashboard({ width: 740, height: 360 })
  allow(page, /422/, /> save:/)
  const errors = { current_password: ['It is incorrect.'], password: ['It is too weak.'] }
  await page.route('**/change-password', route =>
    route.fulfill({ status: 422, json: { message: 'The given data was invalid.', errors } }),
  )
  const form = await openFromMenu(page, 'Change Password')
  const inputs = await form.getByRole('textbox').all()
  for (const input of inputs) await input.fill('Weld-inspection-2026')
  await inputs[0]!.press('Enter')
  const toast = page.locator('.notyf__toast')
  await toast.waitFor()
  await toast.dispatchEvent('pointerenter')
  await form.locator('.summary').getByRole('link').first().waitFor()
  await form.locator('.summary').getByRole('link', { name: 'New password' }).press('Enter')
  await settle(page)
  const led = form.locator('.field:focus-within')
  const kept = [led.locator('input'), led.locator('.field__label'), led.locator('.field__error')]
  const buttons = await form.locator('.dialog__foot button').all()
  for (const each of [...kept, ...buttons]) {
    await expect.poll(() => isBeside(toast, each)).toBe(true)
  }
})

test('in a low window with text of twice the size it covers no error of a product’s form', async () => {
  const page = await openProduct(undefined, { width: 740, height: 360 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  const errors = { name: ['It is taken.'], alias: ['It is taken.'], description: ['It is short.'] }
  await failOnce(page, `**${STORE}`, 422, { message: 'The given data was invalid.', errors })
  await field(page, 'Name').fill('Weld inspection')
  await saveButton(page).click()
  await expectErrorsFree(page)
})
