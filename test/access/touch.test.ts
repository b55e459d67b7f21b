import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany, showCompany } from '../pages/company'
import { chooseInRow, enter, openDashboard } from '../pages/dashboard'
import { openGuides } from '../pages/guides'
import { allow, demo, layoutShift, settle } from '../pages/support'

const JOB = '/ndt-jobs/integrity-engineer-lng-pearl-strand-lng-integrity'
const PHONE = { width: 375, height: 800, touch: true } as const

/** Runs in a page: what a finger may miss, and the fields that iOS would zoom into. */
function tooSmall(): string[] {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  }
  const actions =
    'a[href], button, select, textarea, [contenteditable=true], input:not([type=checkbox], [type=file], [tabindex="-1"])'
  return roots
    .flatMap(root => [...root.querySelectorAll<HTMLElement>(actions)])
    .filter(each => each.checkVisibility({ visibilityProperty: true }))
    .flatMap(each => {
      const box = (each.matches('input, select') && each.closest('.input')) || each
      const over = getComputedStyle(each, '::after')
      const size = (side: 'width' | 'height') => {
        const drawn = box.getBoundingClientRect()[side]
        return over.position === 'absolute' ? Math.max(drawn, parseFloat(over[side]) || 0) : drawn
      }
      const [width, height] = [size('width'), size('height')]
      const name = each.ariaLabel || each.textContent!.trim() || each.getAttribute('name')
      // a word is as wide as it is
      const isMissed = height < 43.5 || (width < 43.5 && (!each.textContent!.trim() || width < 40))
      const zooms =
        each.matches('input, select, textarea, [contenteditable]') &&
        parseFloat(getComputedStyle(each).fontSize) < 16
      return [
        ...(isMissed && height > 0 ? [`${name}: ${width} by ${height} px`] : []),
        ...(zooms ? [`${name} zooms`] : []),
      ]
    })
}

async function expectFit(page: Page): Promise<void> {
  await settle(page)
  expect(await page.evaluate(tooSmall)).toEqual([])
  const { width } = page.viewportSize()!
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(width)
}

test('on a phone each action of the dashboard has 44 px, and room is kept for them', async () => {
  const page = await openDashboard(PHONE)
  expect(await layoutShift(page)).toBeLessThan(0.005)
  await expectFit(page)
})

test('on a phone a finger meets a company’s link 12 px below its name, too', async () => {
  const page = await openDashboard(PHONE)
  const missed = await page.locator('ndt-viewed-companies .row-link').evaluateAll(all =>
    all.filter(link => {
      link.scrollIntoView({ block: 'center' })
      const { left, bottom } = link.getBoundingClientRect()
      const at = (link.getRootNode() as ShadowRoot).elementFromPoint(left + 6, bottom - 2)
      return at !== link
    }),
  )
  expect(missed.length).toBe(0)
})

test.each([
  ['/company/products', 'ndt-product-table'],
  ['/company/products/add', 'ndt-product-form'],
  ['/company/services', 'ndt-service-table'],
  ['/company/profile', 'ndt-company-profile'],
])('on a phone each action of %s has 44 px', async (path, tag) => {
  const page = await openCompany(path, tag, PHONE)
  if (tag === 'ndt-product-form') await page.locator('.rich-text__bar').waitFor()
  await expectFit(page)
})

test('on a phone each filter of a list has 44 px in its drawer', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table', PHONE)
  await page.getByRole('button', { name: 'Filter and sort' }).tap()
  await page.getByRole('dialog').locator('.table-filter').first().waitFor()
  await expectFit(page)
})

test('on a tablet the ticks, the orders and the filters of a list have 44 px for a finger', async () => {
  const tablet = { width: 1024, height: 800, touch: true }
  const page = await openCompany('/company/products', 'ndt-product-table', tablet)
  await settle(page)
  expect(await page.evaluate(tooSmall)).toEqual([])
  const missed = await page.locator('.table [type=checkbox]').evaluateAll(all =>
    all.filter(tick => {
      tick.scrollIntoView({ block: 'center' })
      const { left, top } = tick.getBoundingClientRect()
      const from = tick.getRootNode() as ShadowRoot
      return [-12, 30].some(
        by =>
          from.elementFromPoint(left + by, top + 9) !== tick ||
          from.elementFromPoint(left + 9, top + by) !== tick,
      )
    }),
  )
  expect(missed.length).toBe(0)
})

test.each([
  ['/company/products', 'ndt-product-table', 1024],
  ['/company/products', 'ndt-product-table', 800],
  ['/company/services', 'ndt-service-table', 1024],
])(
  'on a tablet nothing below the list of %s moves as %s is ready, at %i px',
  async (path, tag, width) => {
    const page = await enter({ account: 'company', width, height: 1400, touch: true })
    await page.route(`**${path}`, async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace(`</${tag}>`, `</${tag}><h2>What is below</h2>`)
      await route.fulfill({ response, body })
    })
    await showCompany(page, path, tag)
    await settle(page)
    expect((await page.getByText('What is below').boundingBox())!.y).toBeLessThan(1300)
    expect(await layoutShift(page)).toBe(0)
  },
)

test.each([
  ['/company/products', 'ndt-product-table', 'Comfortable'],
  ['/company/products', 'ndt-product-table', 'Compact'],
  ['/company/services', 'ndt-service-table', 'Comfortable'],
  ['/company/services', 'ndt-service-table', 'Compact'],
])('on a phone a switch of %s %s lies under nothing, %s', async (path, tag, density) => {
  const page = await openCompany(path, tag, PHONE)
  await page.getByRole('button', { name: 'View', exact: true }).tap()
  await page.getByRole('radio', { name: density }).check()
  await page.keyboard.press('Escape')
  const hidden = page.locator(tag).evaluate(
    ({ shadowRoot }) =>
      [...shadowRoot!.querySelectorAll('.table__row .switch')].filter(each => {
        each.scrollIntoView({ block: 'center' })
        const { left, top } = each.getBoundingClientRect()
        return shadowRoot!.elementFromPoint(left + 22, top + 3) !== each
      }).length,
  )
  expect(await hidden).toBe(0)
})

test('a title of the portal’s lists has 44 px for a finger, and its ring goes round it alone', async () => {
  const page = await enter(PHONE)
  await page.goto(demo('/ndt-jobs'), { waitUntil: 'networkidle' })
  const title = page.locator('.row__title > a').first()
  expect((await title.boundingBox())!.height).toBeLessThan(30)
  const reached = await title.evaluate(link => {
    const { left, top, bottom } = link.getBoundingClientRect()
    return [top - 10, bottom + 10].map(y => document.elementFromPoint(left + 20, y) === link)
  })
  expect(reached).toEqual([true, true])
})

test.each([
  ['a phone', PHONE],
  ['a tablet', { width: 768, height: 1024, touch: true }],
])('on %s each action of the portal’s lists has 44 px', async (_, screen) => {
  const page = await enter(screen)
  for (const path of ['/ndt-jobs', '/ndt-courses', '/ndt-companies', '/ndt-guides']) {
    await page.goto(demo(path), { waitUntil: 'networkidle' })
    await expectFit(page)
  }
})

test('on a phone each action of a new member’s dashboard, and of a job, has 44 px', async () => {
  const page = await enter({ ...PHONE, account: 'newcomer' })
  for (const path of ['/creator', '/', JOB]) {
    await page.goto(demo(path), { waitUntil: 'networkidle' })
    await expectFit(page)
  }
})

test('on a phone what went wrong has 44 px an error, and its toast a button of 44', async () => {
  const page = await openCompany('/company/products/add', 'ndt-product-form', PHONE)
  allow(page, /product-form> save|status of 422|answer: 422/)
  await page.getByRole('button', { name: 'Save & Add another' }).tap()
  await page.locator('.summary a').first().waitFor()
  await page.locator('.toast__close').waitFor()
  await expectFit(page)
})

test('on a phone a toast that was touched goes nonetheless', async () => {
  const page = await openDashboard(PHONE)
  await chooseInRow(page, 'NDT Level III, Ultrasonics', 'Remove')
  const words = page.locator('.notyf__message')
  // the first leaves its place hovered
  await words.tap()
  await words.tap()
  expect(await words.evaluate(each => each.matches(':hover'))).toBe(true)
  await words.waitFor({ state: 'detached', timeout: 10_000 })
})

test.each([
  ['the Personal Information', ['Edit Personal Information'], 'Save'],
  ['the Professional Information', ['Edit Professional Information'], 'Save'],
  ['the preferences', [/^Account of/, 'Preferences'], 'Save'],
])('on a phone nothing in %s is missed, or zooms', async (_, ways, last) => {
  const page = await openDashboard(PHONE)
  for (const name of ways) {
    const way = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }))
    await way.first().tap()
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: last, exact: true }).waitFor()
  await expectFit(page)
})

test('on a phone nothing in the form of a guide is missed, or zooms', async () => {
  const page = await openGuides(PHONE)
  await page
    .getByRole('button', { name: /^Download Now/ })
    .first()
    .tap()
  await page.getByRole('dialog').getByLabel('Full name').waitFor()
  await expectFit(page)
})

test('on a phone the editor’s tools are one row, which a finger moves', async () => {
  const page = await openCompany('/company/products/add', 'ndt-product-form', PHONE)
  const bar = page.locator('.rich-text__bar')
  await bar.waitFor()
  expect((await bar.boundingBox())!.height).toBeLessThan(60)
  await bar.getByRole('button', { name: 'Undo' }).scrollIntoViewIfNeeded()
  expect(await bar.evaluate(each => each.scrollLeft)).toBeGreaterThan(100)
})

test.each([375, 1280])('texts of twice the size fit at %i px', async width => {
  const page = await openDashboard({ width })
  const title = page.locator('.saved-panel__title').first()
  const height = async () => (await title.boundingBox())!.height
  const before = await height()
  await page.evaluate(() => (globalThis.document.documentElement.style.fontSize = '200%'))
  await expect.poll(height).toBeGreaterThan(before * 1.7)
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(width)
})

test('on a phone nothing moves as the text editor comes into its room', async () => {
  const page = await openCompany('/company/services/add', 'ndt-service-form', PHONE)
  await page.getByRole('toolbar').waitFor()
  await settle(page)
  expect(await layoutShift(page)).toBe(0)
})
