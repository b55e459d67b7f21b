import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFromMenu } from '../pages/account'
import { openCompany, showCompany } from '../pages/company'
import { openApply, openJob } from '../pages/applying'
import { openProduct } from '../pages/company-forms'
import { openDashboard } from '../pages/dashboard'
import { GUIDE, openGuides, showGuides } from '../pages/guides'
import { openForm } from '../pages/profile-dialogs'

/** As long as a file's name may be, without a place to break. */
const UNBROKEN = 'radiographic_film_density_report'.repeat(6)

/** Puts it in place of texts; how far each ends from where its box, or the window, does. */
const overIn = (texts: Locator) =>
  texts.evaluateAll((all, name) => {
    for (const each of all) each.textContent = name
    return all.map(each =>
      Math.max(
        each.scrollWidth - each.clientWidth,
        each.getBoundingClientRect().right - innerWidth,
      ),
    )
  }, UNBROKEN)

test('R113 on a phone a cover letter grows with its text, and no line of it is cut', async () => {
  const page = await openJob('Corrosion Mapping Lead', { width: 375, height: 812, touch: true })
  const letter = (await openApply(page)).getByLabel('Cover letter')
  await letter.fill('I have led weld inspection crews on three projects. '.repeat(19))
  const cut = await letter.evaluate(box => box.scrollHeight - box.clientHeight)
  expect(cut).toBe(0)
})

test('R211 in a window of 800 px a method’s name is whole', async () => {
  const page = await openProduct('/company/products/add', { width: 800 })
  const method = page.getByRole('combobox', { name: 'Method' })
  await method.click()
  await page.getByRole('option', { name: 'Phased Array Ultrasonic Testing' }).click()
  await expect.poll(() => method.inputValue()).toContain('Testing')
  expect(await method.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('each of the preferences takes one line', async () => {
  const page = await openDashboard()
  const picks = (await openFromMenu(page, 'Preferences')).locator('.preferences__pick')
  await picks.first().waitFor()
  const heights = await picks.evaluateAll(all => all.map(each => each.clientHeight))
  expect(heights.length).toBeGreaterThan(20)
  expect(new Set(heights).size).toBe(1)
})

test('a long name without a space keeps off what closes its dialog, and within its words', async () => {
  const page = await openDashboard({ width: 375 })
  const dialog = await openForm(page, 'Personal Information')
  const title = dialog.getByRole('heading', { level: 2 })
  await overIn(title)
  const range = await title.evaluate(title => {
    const range = new Range()
    range.selectNodeContents(title)
    return range.getBoundingClientRect().right
  })
  const close = (await dialog.getByRole('button', { name: 'Close' }).boundingBox())!
  expect(range).toBeLessThanOrEqual(close.x)
  expect(close.x + close.width).toBeLessThanOrEqual(375)
})

test.each([
  [GUIDE, 'ndt-guide-page'],
  ['/ndt-guides', 'ndt-guide-list'],
])('on a phone a long word without a space takes several lines at %s', async (path, tag) => {
  const page = await openGuides({ width: 375 })
  await showGuides(page, path, tag)
  const over = await overIn(page.locator(tag).locator(':is(h1, h2, h3, p):not(:has(*)):visible'))
  expect(over.length).toBeGreaterThan(3)
  expect(Math.max(...over)).toBeLessThanOrEqual(1)
})

test('a list in which nothing is found says so within its card, whatever the word', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table', { width: 375 })
  await showCompany(page, '/company/products?name=none-of-that-name', 'ndt-product-table')
  const said = page.locator('.empty > p')
  await said.first().waitFor()
  expect(Math.max(...(await overIn(said)))).toBeLessThanOrEqual(1)
})
