import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from '../pages/company-forms'
import { choose, openProducts } from '../pages/company-lists'
import { openDashboard } from '../pages/dashboard'
import { space } from './density'
import { openGuides, showGuides } from '../pages/guides'

/** What a size is to be at a density. */
type Sizes = Record<string, (density: number) => number>

/** Expects the sizes at three densities; each is named by a selector, and by a property unless that is the height. */
async function expectSizes(page: Page, sizes: Sizes): Promise<void> {
  for (const density of [0.7, 1, 1.3]) {
    await space(page, density)
    for (const [name, size] of Object.entries(sizes)) {
      const [selector, property = 'height'] = name.split(' | ')
      const shown = page.locator(`${selector} >> visible=true`).first()
      await expect
        .poll(() => sizeOf(shown, property), { message: `${name} at ${density}` })
        .toBeCloseTo(size(density), 0)
    }
  }
}

const sizeOf = (shown: Locator, property: string) =>
  shown.evaluate(
    (each, property) => parseFloat(getComputedStyle(each).getPropertyValue(property)),
    property,
  )

/** A line of text with room above and below it, and no less than so much. */
const row = (least: number, room: number) => (density: number) =>
  Math.max(least * density, 20 + room * density)
/** What is pressed, which gets no lower than a pointer needs. */
const pressed = (height: number) => (density: number) => Math.max(24, height * density)

test('cards, their chips and a menu go along with the density', async () => {
  const page = await openDashboard()
  await expectSizes(page, {
    '.card__head': density => 1 + 52 * density,
    '.card__foot': density => Math.max(44 * density, 25 + 16 * density),
    '.chip': density => Math.max(26 * density, 18),
  })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expectSizes(page, { '.mi': row(34, 12) })
})

test('the filters, the pager and the cards of a list go along with the density', async () => {
  const page = await openProducts()
  await choose(page, 'Publish', 'Published')
  await page.locator('.set-filters__remove').waitFor()
  await expectSizes(page, {
    '.table-filter.input': pressed(32),
    '.set-filters__remove': pressed(28),
    '.pager': density => 52 * density,
    '.pager__page': pressed(32),
    '.table__row > td | padding-top': density => 3 * density,
    '.company-nav': density => 1 + Math.max(56, 56 * density),
  })
  await page.setViewportSize({ width: 375, height: 900 })
  await expectSizes(page, {
    '.table__row | padding-top': density => 14 * density,
    '.table__row > .table__actions > .btn': density => 36 * density,
  })
})

test('a calendar and a toast go along with the density', async () => {
  const page = await openDashboard()
  await page.getByRole('button', { name: 'Edit Personal Information' }).click()
  await page.getByRole('button', { name: 'Choose a date, Date of birth' }).click()
  await page.getByRole('gridcell').first().waitFor()
  await expectSizes(page, {
    '.date-picker__pop | padding-top': density => 10 * density,
    '.date-picker__choice > select': pressed(28),
    '.flatpickr-day': pressed(34),
  })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('.notyf__toast').hover()
  await expectSizes(page, {
    '.notyf__toast | min-height': density => 48 * density,
    '.toast__close': pressed(28),
  })
})

test('the guides go along with the density', async () => {
  const page = await openGuides()
  await expectSizes(page, {
    '.guide-hero | padding-top': density => 80 * density,
    '.guide-hero__cta': density => Math.max(44, 52 * density),
    '.guide-page__band | padding-top': density => 80 * density,
    '.guide-page__questions summary | min-height': density => 60 * density,
  })
  await page
    .getByRole('button', { name: /^Download Now/ })
    .first()
    .click()
  await expectSizes(page, { '.dialog__head | padding-left': density => 28 * density })
  await showGuides(page, '/ndt-guides', 'ndt-guide-list')
  await expectSizes(page, { '.guide-list__tile > h3 | padding-left': density => 18 * density })
})

test('at any density the arrow back stands where the form begins', async () => {
  const page = await openProduct()
  for (const density of [0.7, 1, 1.3]) {
    await space(page, density)
    const [arrow, form] = await Promise.all(
      ['.form-page__arrow', '.form-page'].map(each => page.locator(each).first().boundingBox()),
    )
    // its drawing has 4 px of air around it
    expect(form!.x - arrow!.x).toBeCloseTo(2, 0)
  }
})

test('on a phone, too, a dense theme leaves each finger its 44 px', async () => {
  const page = await openProducts({ width: 375, height: 900, touch: true })
  await space(page, 0.7)
  const rooms = await page.locator('.table__row:has(.switch):has(.btn)').evaluateAll(rows =>
    rows.map(row => {
      const [action, toggle] = ['.table__actions > .btn', '.switch'].map(each =>
        row.querySelector(each)!.getBoundingClientRect(),
      )
      return { apart: toggle!.top - action!.bottom, action: action!.height, toggle: toggle!.height }
    }),
  )
  expect(rooms.length).toBeGreaterThan(3)
  for (const { apart, action, toggle } of rooms) {
    expect(apart).toBeGreaterThanOrEqual(-0.5)
    expect(Math.min(action, toggle)).toBeGreaterThanOrEqual(43.5)
  }
})

test.each([1100, 800])('a dense list %i px wide keeps its actions within it', async width => {
  const page = await openProducts({ width, height: 900, touch: true })
  await space(page, 0.7)
  const out = await page
    .locator('.table__row > .table__actions > .btn')
    .evaluateAll(buttons =>
      buttons.map(
        button =>
          button.getBoundingClientRect().right -
          button.parentElement!.getBoundingClientRect().right,
      ),
    )
  expect(out.length).toBeGreaterThan(3)
  expect(Math.max(...out)).toBeLessThanOrEqual(0)
})
