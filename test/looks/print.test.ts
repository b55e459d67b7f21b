import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany, showCompany } from '../pages/company'
import { card, openDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { demo, newPage } from '../pages/support'

test('on paper a dark page’s cards are light, and show what there is to read alone', async () => {
  const page = await openDashboard()
  await page.evaluate(() => (document.documentElement.dataset['ndtTheme'] = 'dark'))
  await page.emulateMedia({ media: 'print' })
  const saved = card(page, 'Saved')
  const ground = await saved.evaluate(card => getComputedStyle(card).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  expect(await saved.getByRole('link', { name: 'Rope Access UT Technician' }).isVisible()).toBe(
    true,
  )
  expect(await saved.getByRole('button').count()).toBe(0)
})

test('what stands over a page is not on paper: an open dialog, a menu', async () => {
  const page = await openDashboard()
  const saved = card(page, 'Saved')
  const actions = saved.getByRole('button', { name: /^Actions for/ })
  await actions.first().click()
  const menu = saved.locator('.pop')
  await menu.getByRole('menuitem').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await menu.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')

  const dialog = await openForm(page, 'Personal Information')
  await dialog.getByLabel('First name').fill('Typed')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('dialog:modal').isVisible()).toBe(false)
  expect(await saved.getByText('Rope Access UT Technician').first().isVisible()).toBe(true)

  await page.emulateMedia({ media: 'screen' })
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Typed')
})

test('no empty box of buttons is on paper: a form’s, and that of selected rows', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table')
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.locator('.bulk-bar').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.bulk-bar').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await showCompany(page, '/company/products/add', 'ndt-product-form')
  await page.locator('.form-page__foot').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.form-page__foot').isVisible()).toBe(false)
})

/** How many sheets of A4 a page takes. */
async function sheets(page: Page): Promise<number> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  const file = await page.pdf({ format: 'A4', margin })
  return file.toString('latin1').match(/\/Type \/Page\b/g)!.length
}

test('on paper a list begins under its title, and takes no sheet more', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table')
  await page.locator('.table__row').nth(9).waitFor()
  expect(await sheets(page)).toBe(2)
})

test('a guide on paper has each audience, each point of its list and each answer, dark on white', async () => {
  const page = await newPage()
  await page.goto(demo('/ndt-guides/ultrasonic-testing-buyers-guide'))
  const guide = page.locator('ndt-guide-page')
  const isDrawn = () =>
    guide.evaluate(guide => !!guide.shadowRoot?.querySelector('.ndt:not([hidden]) details'))
  await expect.poll(isDrawn).toBe(true)
  await page.emulateMedia({ media: 'print' })
  const seen = await guide.evaluate(guide => {
    const root = guide.shadowRoot!
    const of = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
    const hero = getComputedStyle(of('h1')[0]!)
    return {
      hero: hero.color,
      opacities: of('.guide-page__takeaways > li').map(item => getComputedStyle(item).opacity),
      audiences: of('.guide-page__audiences [role=tabpanel] :is(h3, p)').map(text => {
        const { width, height } = text.getBoundingClientRect()
        return text.checkVisibility({ opacityProperty: true }) && width > 40 && height > 15
      }),
      tabs: of('[role=tab]').filter(tab => tab.checkVisibility()).length,
      answers: of('.guide-page__questions p').map(answer => answer.getClientRects().length > 0),
    }
  })
  expect(seen.hero).toBe('rgb(16, 25, 29)')
  expect(new Set(seen.opacities)).toEqual(new Set(['1']))
  expect(seen.audiences).toEqual(Array.from({ length: 12 }, () => true))
  expect(seen.tabs).toBe(0)
  expect(await page.getByRole('button', { name: 'Dark' }).isVisible()).toBe(false)
  expect(new Set(seen.answers)).toEqual(new Set([true]))
})

test('a company’s editor on paper has its logo and its texts, and no tools for them', async () => {
  const page = await openCompany('/company/profile', 'ndt-company-profile')
  const tools = page.getByRole('toolbar').first()
  await tools.waitFor()
  await page.emulateMedia({ media: 'print' })
  const text = page.getByRole('textbox', { name: 'Long Description' })
  expect(await page.locator('.company-profile__photo').isVisible()).toBe(true)
  expect(await text.isVisible()).toBe(true)
  expect(await tools.isVisible()).toBe(false)
  expect(await page.locator('.company-profile__hint').first().isVisible()).toBe(false)
})
