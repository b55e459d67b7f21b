import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany } from '../pages/company'
import { ADD_PRODUCT, ADD_SERVICE, failOnce, STORE } from '../pages/company-forms'
import { settle } from '../pages/support'
import { walkPage } from './focus-walk'

const FORMS = {
  'ndt-service-form': {
    path: ADD_SERVICE,
    save: '**/api/v2/company/service',
    wrong: ['company_service_name', 'company_service_description', 'company_service_image'],
  },
  'ndt-product-form': {
    path: ADD_PRODUCT,
    save: `**${STORE}`,
    wrong: ['name', 'method_id', 'alias'],
  },
  'ndt-company-profile': {
    path: '/company/profile',
    save: '**/dashboard/company/profile/update',
    wrong: ['company_name', 'company_short_description', 'company_long_description'],
  },
}

/** Sets the browser's text to a part of its size. */
const enlarge = (page: Page, size: number) =>
  page.evaluate(size => {
    globalThis.document.documentElement.style.fontSize = `${16 * size}px`
  }, size)

/** Has a form refused, with three fields wrong, and waits until no toast lies over it. */
async function refuse(page: Page, tag: keyof typeof FORMS): Promise<void> {
  const { save, wrong } = FORMS[tag]
  const errors = Object.fromEntries(wrong.map(name => [name, ['This is wrong.']]))
  await failOnce(page, save, 422, { message: 'No.', errors })
  const form = page.locator(tag)
  await form
    .getByRole('textbox', { name: /^(Company )?Name/ })
    .first()
    .fill('Survey')
  await form.getByRole('button', { name: /^Save/ }).first().click()
  await page.locator('.summary').getByRole('link').first().waitFor()
  await page.locator('.notyf__toast').getByRole('button').click()
  await page.locator('.notyf__toast').waitFor({ state: 'detached' })
}

/** How many pixels of what has the focus the form's bar hides, and how much of the window the bar takes. */
const underBar = (page: Page, tag: string) =>
  page.locator(tag).evaluate(element => {
    const root = element.shadowRoot!
    const foot = root.querySelector('.form-page__foot')!.getBoundingClientRect()
    const at = root.activeElement!.getBoundingClientRect()
    // of an editor, its first lines
    const bottom = Math.min(at.bottom, at.top + innerHeight / 3)
    return {
      hidden: Math.max(0, Math.min(bottom, innerHeight) - foot.top, bottom - innerHeight, -at.top),
      share: foot.top < innerHeight - 4 ? (innerHeight - foot.top) / innerHeight : 0,
    }
  })

test.each([
  { width: 375, height: 667, size: 2 },
  { width: 375, height: 667, size: 1.5 },
  { width: 390, height: 700, size: 1, touch: true },
  { width: 800, height: 600, size: 2 },
  { width: 740, height: 360, size: 2 },
  { width: 1280, height: 720, size: 1 },
])(
  'what a list of errors leads to is not under the bar of the form: %o (WCAG 2.4.11)',
  async ({ size, ...visitor }) => {
    for (const tag of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
      const page = await openCompany(FORMS[tag].path, tag, visitor)
      await enlarge(page, size)
      await refuse(page, tag)
      for (const link of await page.locator('.summary').getByRole('link').all()) {
        await link.press('Enter')
        await settle(page)
        const { hidden, share } = await underBar(page, tag)
        expect([hidden, share > 0.3], `${tag}: ${await link.textContent()}`).toEqual([0, false])
      }
      await page.context().close()
    }
  },
)

test.each([
  { width: 390, height: 700 },
  { width: 740, height: 360 },
])('nor is what Tab leads to in text of twice the size: %o (WCAG 2.4.11)', async visitor => {
  for (const [tag, { path }] of Object.entries(FORMS)) {
    const page = await openCompany(path, tag, visitor)
    await enlarge(page, 2)
    const { hidden } = await walkPage(page)
    expect(hidden.filter(each => each.includes('form-page__foot')).join('\n'), tag).toBe('')
    await page.context().close()
  }
})

/** How many pixels of the field that has the focus, from its label to its error, the window or the form's bar cuts. */
const cutOf = (page: Page, tag: string) =>
  page.locator(tag).evaluate(element => {
    const root = element.shadowRoot!
    const box = (each: Element) => each.getBoundingClientRect()
    const field = root.activeElement!.closest('.field')!
    const bar = box(root.querySelector('.form-page__foot')!)
    const end = box(field.querySelector('.field__error')!).bottom
    return [Math.max(0, -box(field).top), Math.max(0, end - bar.top)]
  })

test.each([
  { width: 1280, height: 720 },
  { width: 390, height: 700 },
  { width: 390, height: 700, touch: true },
])('R11 what an error leads to is in view with its label and its words: %o', async visitor => {
  for (const tag of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    const page = await openCompany(FORMS[tag].path, tag, visitor)
    await refuse(page, tag)
    for (const link of await page.locator('.summary').getByRole('link').all()) {
      await link.click()
      await settle(page)
      expect(await cutOf(page, tag), `${tag}: ${await link.textContent()}`).toEqual([0, 0])
    }
    await page.context().close()
  }
})

test('a browser’s own bar that comes and goes turns the bar of a form once, and takes no focus out of view', async () => {
  const tag = 'ndt-service-form'
  const page = await openCompany(FORMS[tag].path, tag, { width: 390, height: 700 })
  await enlarge(page, 2)
  await refuse(page, tag)
  const save = page.locator(tag).getByRole('button', { name: /^Save/ }).first()
  await save.focus()
  const bar = () =>
    page.locator(`${tag} .form-page__foot`).evaluate(foot => getComputedStyle(foot).position)
  const end = () => save.evaluate(button => button.getBoundingClientRect().bottom)
  expect(await bar()).toBe('sticky')
  for (const height of [640, 700]) {
    await page.setViewportSize({ width: 390, height })
    await expect.poll(bar).toBe('static')
    await settle(page)
    expect(await end()).toBeLessThanOrEqual(height)
  }
})

test('what is wrong with the one field that has the focus comes out from behind the bar', async () => {
  const tag = 'ndt-company-profile'
  const page = await openCompany(FORMS[tag].path, tag, { width: 1280, height: 720 })
  const errors = { company_website: ['This is wrong.'] }
  await failOnce(page, FORMS[tag].save, 422, { message: 'No.', errors })
  const website = page.locator(tag).getByRole('textbox', { name: /Website/ })
  await website.fill('https://weld.example')
  // its lower edge, without words below it, just above the bar
  await website.evaluate(input => {
    const root = input.getRootNode() as ShadowRoot
    const edge = root.querySelector('.form-page__foot')!.getBoundingClientRect().top
    globalThis.scrollBy(0, input.getBoundingClientRect().bottom + 10 - edge)
  })
  await website.press('Enter')
  const words = page.locator(`${tag} .field__error`).getByText('This is wrong.')
  await words.waitFor()
  await settle(page)
  const foot = await page.locator(`${tag} .form-page__foot`).boundingBox()
  const said = await words.boundingBox()
  expect(said!.y + said!.height).toBeLessThanOrEqual(foot!.y)
})
