import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany } from '../pages/company'
import { enter, openDashboard } from '../pages/dashboard'
import { demo } from '../pages/support'

const PHONE = { width: 375, height: 812, touch: true }

/** Where drawings begin: those of a column are to stand in one line. */
const starts = (page: Page, drawings: string) =>
  page.locator(drawings).evaluateAll(all => all.map(each => each.getBoundingClientRect().left))

test('on a phone the drawings of links stand in the column of the others, whatever a finger needs around them', async () => {
  const dashboard = await openDashboard(PHONE)
  const [link, ...facts] = await starts(
    dashboard,
    '.profile-card__links > :first-child > .i, .profile-card__fact > .i',
  )
  expect(facts.length).toBeGreaterThan(1)
  expect(facts.map(fact => Math.abs(fact - link!) <= 2)).not.toContain(false)

  const company = await enter(PHONE)
  await company.goto(demo('/ndt-companies/meridian-weld-laboratories'))
  const [fact] = await starts(company, '.fact > .icon')
  const [social] = await starts(company, '.social > .btn > .icon')
  expect(Math.abs(social! - fact!)).toBeLessThanOrEqual(2)
})

test('on a phone the arrow back begins where the form does', async () => {
  const page = await openCompany('/company/products/add', 'ndt-product-form', PHONE)
  const [arrow] = await starts(page, '.form-page__arrow')
  const [form] = await starts(page, '.form-page__sections')
  // its drawing has 4 px of air around it
  expect(form! - arrow!).toBe(2)
})

test('on a phone what a course and a job are for fills the line beside the bookmark', async () => {
  const page = await enter(PHONE)
  for (const list of ['/ndt-courses', '/ndt-jobs']) {
    await page.goto(demo(list))
    await page.goto(
      await page
        .locator(`main a[href^="${list}/"]`)
        .last()
        .evaluate((link: HTMLAnchorElement) => link.href),
    )
    const [first, bookmark] = await page
      .locator('.lead__end .btn')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON() as DOMRect))
    expect(bookmark!.left - first!.right).toBe(8)
  }
})

test('a text that is longer than its field ends in dots, not amid a letter', async () => {
  const page = await openCompany('/company/profile', 'ndt-company-profile', PHONE)
  const linkedIn = page.getByRole('textbox', { name: /^LinkedIn/ })
  expect(await linkedIn.evaluate(input => getComputedStyle(input).textOverflow)).toBe('ellipsis')
})

test.each(['product', 'service'])('where no %s fits, one button clears the filters', async kind => {
  const page = await openCompany(`/company/${kind}s?name=nowhere`, `ndt-${kind}-table`)
  await page.getByText('No data found').waitFor()
  const clear = page.getByRole('button', { name: 'Clear filters' })
  expect(await clear.count()).toBe(1)
  await clear.click()
  await page.locator('.table__row').first().waitFor()
})

test('density reaches the rows of a table, and the room that is kept for them', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table')
  const heights = await page.locator('ndt-product-table').evaluate(tag => {
    const body = tag.shadowRoot!.querySelector('tbody')!
    return ['1', '0.8', '1.3'].map(density => {
      document.documentElement.style.setProperty('--ndt-density', density)
      const rows = [...body.children].map(row => row.getBoundingClientRect().height)
      return [
        Math.round(Math.min(...rows)),
        Math.round(parseFloat(getComputedStyle(body).minHeight)),
      ]
    })
  })
  expect(heights).toEqual([
    [48, 480],
    [38, 384],
    [62, 624],
  ])
})

test('boxes and switches answer to the pointer, chosen or not', async () => {
  const table = await openCompany('/company/products', 'ndt-product-table')
  const form = await openCompany('/company/products/add', 'ndt-product-form')
  await table.getByRole('checkbox', { name: 'Select all rows' }).check()
  for (const control of [
    table.getByRole('checkbox', { name: 'Select all rows' }),
    table.getByRole('switch', { checked: true }).first(),
    form.getByRole('checkbox', { name: 'Lease' }),
  ]) {
    const look = () =>
      control.evaluate(each => {
        const { background, borderColor } = getComputedStyle(each)
        return [background, borderColor, getComputedStyle(each, '::before').background]
      })
    await control.page().mouse.move(0, 0)
    const before = await look()
    await control.hover()
    await expect.poll(look).not.toEqual(before)
  }
})

test('at any density the rows of what is saved are of one height, and links begin where words do', async () => {
  const page = await openDashboard()
  for (const density of ['0.8', '1', '1.3']) {
    await page.evaluate(
      density => document.documentElement.style.setProperty('--ndt-density', density),
      density,
    )
    const heights = await page
      .locator('.saved-panel__row')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
    // the first has no line above
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
    const [name] = await starts(page, '.profile-card__name')
    const [link] = await starts(page, '.profile-card__links > :first-child > .i')
    expect(Math.abs(link! - name!)).toBeLessThan(1)
  }
})

test('the pencils of a dashboard end where the lines of its cards do, under a finger too', async () => {
  for (const visitor of [{}, PHONE]) {
    const page = await openDashboard(visitor)
    const pencils = await page
      .locator('.profile-card__edit > .i, .card__head > .btn--icon > .i')
      .evaluateAll(all =>
        all.map(each => {
          const card = each.closest('.card')!.getBoundingClientRect()
          return card.right - each.getBoundingClientRect().right
        }),
      )
    expect(pencils).toEqual([21, 21, 21])
  }
})
