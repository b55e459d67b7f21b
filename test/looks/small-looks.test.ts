import { expect, test } from 'vitest'
import { openFromMenu } from '../pages/account'
import { openCompany } from '../pages/company'
import { enter, openDashboard } from '../pages/dashboard'
import { allow, demo } from '../pages/support'
import { leftByPlaceholder } from '../pages/placeholder'

test('in a column of 240 px names are whole, and the focus of one leaves the next line alone', async () => {
  const page = await openDashboard()
  await page
    .locator('ndt-saved-panel, ndt-viewed-companies')
    .evaluateAll(tags => tags.forEach(tag => ((tag as HTMLElement).style.width = '240px')))
  const names = page.locator('.row-link')
  await expect
    .poll(() => names.evaluateAll(all => all.filter(each => each.scrollWidth > each.clientWidth)))
    .toEqual([])
  await names.first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const { ring, below } = await names.first().evaluate(name => {
    const { outlineOffset, outlineWidth } = getComputedStyle(name)
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth)
    return {
      ring: name.getBoundingClientRect().bottom + reach,
      below: name.nextElementSibling!.getBoundingClientRect().top,
    }
  })
  // between the lines are 4 px of leading
  expect(ring).toBeLessThan(below + 4)
})

test('on a phone of 320 px no course’s dates are cut at the start of a line', async () => {
  const page = await enter({ width: 320, touch: true })
  await page.goto(demo('/ndt-courses'))
  const starts = await page.locator('.dots > span:not(.dots)').evaluateAll(all =>
    all.map(each => {
      const range = globalThis.document.createRange()
      range.selectNodeContents(each)
      const clipped = each.parentElement!.getBoundingClientRect().left + 16
      return Math.min(...[...range.getClientRects()].map(({ left }) => left - clipped))
    }),
  )
  expect(starts.length).toBeGreaterThan(10)
  expect(starts.filter(start => start < 0)).toEqual([])
})

test('at 800 px the names of a company’s products take two lines at most', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table', { width: 800 })
  const lines = await page
    .locator('.table__name > .table__link')
    .evaluateAll(all =>
      all.map(each => (each.clientHeight - 6) / parseFloat(getComputedStyle(each).lineHeight)),
    )
  expect(lines).toHaveLength(10)
  expect(Math.max(...lines)).toBeLessThan(2.5)
})

test('the form of a product marks what is mandatory alone, as most need not be filled', async () => {
  const page = await openCompany('/company/products/add', 'ndt-product-form')
  const labels = page.locator('.field__label:has(.field__need)')
  const marked = labels.filter({ has: page.locator('.field__need:visible') })
  expect((await marked.allTextContents()).map(text => text.trim())).toEqual([
    'Name (Mandatory)',
    'Method (Mandatory)',
    'Category (Mandatory)',
  ])
})

test('what is wrong in a form stands as far from it as its cards from each other, and its count in a line', async () => {
  const page = await openCompany('/company/products/add', 'ndt-product-form', {
    width: 375,
    height: 800,
    touch: true,
  })
  allow(page, /product-form> save|status of 422|answer: 422/)
  await page.getByRole('button', { name: 'Save & Add another' }).click()
  const summary = (await page.locator('.summary').boundingBox())!
  const form = (await page.locator('.form-page__sections').boundingBox())!
  expect(form.y - summary.y - summary.height).toBe(20)
  expect((await page.locator('.form-page__errors > bdi').boundingBox())!.height).toBeLessThan(24)
})

test('on a phone the fields for days show the form of a date whole', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table', {
    width: 375,
    height: 800,
    touch: true,
  })
  await page.getByRole('button', { name: /^Filter/ }).click()
  const days = page.getByRole('dialog').getByPlaceholder('DD-MM-YYYY')
  await days.first().waitFor()
  const left = await Promise.all((await days.all()).map(leftByPlaceholder))
  expect(left).toHaveLength(2)
  expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
})

test('on a phone the place of a saved course is not cut', async () => {
  const page = await openDashboard({ width: 375, height: 800, touch: true })
  await page.locator('ndt-saved-panel select').selectOption('courses')
  await page.getByText('Kestrel Offshore Integrity').waitFor()
  const facts = page.locator('.saved-panel__facts')
  expect(
    await facts.evaluateAll(all => all.filter(each => each.scrollWidth > each.clientWidth)),
  ).toEqual([])
})

test('names of three lines stand clear of the lines between the rows', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table', { width: 800 })
  const clear = await page.locator('.table__row').evaluateAll(rows =>
    rows.map(row => {
      const link = row.querySelector('.table__link')!.getBoundingClientRect()
      return link.top - row.getBoundingClientRect().top
    }),
  )
  expect(clear.length).toBeGreaterThan(5)
  expect(Math.min(...clear)).toBeGreaterThanOrEqual(3)
})

test('with the colours of the system, a toast’s drawings have that of its text', async () => {
  const page = await openCompany('/company/products/add', 'ndt-product-form')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  allow(page, /product-form> save|status of 422|answer: 422/)
  await page.getByRole('button', { name: 'Save & Add another' }).click()
  const drawings = page.locator('.toast__icon, .toast__close > svg')
  await drawings.first().waitFor()
  const colours = await drawings.evaluateAll(all =>
    all.map(each => getComputedStyle(each)).map(({ stroke, color }) => stroke === color),
  )
  expect(colours).toEqual([true, true])
})

test('what is chosen among the preferences moves nothing else', async () => {
  const page = await openDashboard()
  const picks = (await openFromMenu(page, 'Preferences')).locator('.preferences__pick')
  await picks.first().waitFor()
  const tops = () => picks.evaluateAll(all => all.map(each => (each as HTMLElement).offsetTop))
  const before = await tops()
  for (const pick of await picks.all()) {
    await pick.click()
    expect(await tops()).toEqual(before)
  }
})
