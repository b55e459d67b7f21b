import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany } from '../pages/company'
import { openDashboard } from '../pages/dashboard'
import { openPopup, send } from '../pages/guide-popup'
import { GUIDE, openGuides, showGuides, THANKS } from '../pages/guides'
import { newPage, demo } from '../pages/support'

/** What a visitor has who sets the browser's text to twice its size. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    globalThis.document.documentElement.style.fontSize = '32px'
  })

/** How far the page can be scrolled sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)

test.each([
  [GUIDE, 'ndt-guide-page'],
  ['/ndt-guides', 'ndt-guide-list'],
])(
  'on a phone with text of twice the size %s scrolls down alone, and no line lies over another',
  async (path, tag) => {
    const page = await openGuides({ width: 375, height: 800 }, path, tag)
    await enlarge(page)
    expect(await sideways(page)).toBe(0)
    const wide = () =>
      page
        .locator(tag)
        .locator('h1, h2, h3, p, .btn')
        .evaluateAll(all => all.filter(each => each.getBoundingClientRect().right > innerWidth))
    expect((await wide()).length).toBe(0)
    const tight = await page
      .locator(tag)
      .locator('h1, h2, h3, p')
      .evaluateAll(all =>
        all.filter(each => {
          const { fontSize, lineHeight } = getComputedStyle(each)
          return parseFloat(lineHeight) < parseFloat(fontSize)
        }),
      )
    expect(tight.length).toBe(0)
  },
)

test.each([
  [GUIDE, 'ndt-guide-page'],
  ['/ndt-guides', 'ndt-guide-list'],
])('in a wide window with text of twice the size all texts of %s grow', async (path, tag) => {
  const page = await openGuides({ width: 1280 }, path, tag)
  const sizes = () =>
    page
      .locator(tag)
      .locator('h1, h2, h3, p, .btn')
      .evaluateAll(all => all.map(each => parseFloat(getComputedStyle(each).fontSize)))
  const before = await sizes()
  await enlarge(page)
  expect(await sizes()).toEqual(before.map(size => 2 * size))
})

test('at 320 px with text of twice the size a new member’s dashboard scrolls down alone', async () => {
  const page = await openDashboard({ account: 'newcomer', width: 320 })
  await enlarge(page)
  expect(await sideways(page)).toBe(0)
})

test('at 390 px with text of twice the size each of a guide’s audiences can be seen whole', async () => {
  const page = await openGuides({ width: 390, height: 700 }, GUIDE, 'ndt-guide-page')
  await enlarge(page)
  await page.getByRole('tab').first().waitFor()
  const cut = await page.getByRole('tab').evaluateAll(tabs =>
    tabs.filter(tab => {
      const strip = tab.parentElement!
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(strip)
      const seen = strip.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
      return tab.getBoundingClientRect().width > seen + 0.5 || tab.scrollWidth > tab.clientWidth
    }),
  )
  expect(cut.length).toBe(0)
})

test.each([375, 720])(
  'at %i px with text of twice the size the thanks for a guide break in no word',
  async width => {
    const page = await newPage({ width })
    await page.context().addCookies([{ name: 'ndt-thank-you', value: '1', url: demo('/') }])
    await showGuides(page, THANKS, 'ndt-guide-thank-you')
    await enlarge(page)
    expect(await linesOf(page)).toEqual([1, 1])
  },
)

test.each([375, 720, 992, 1280])(
  'at %i px with text of twice the size a guide’s title breaks in no word',
  async width => {
    const page = await openGuides({ width }, GUIDE, 'ndt-guide-page')
    await enlarge(page)
    const lines = await linesOf(page)
    expect(lines.length).toBeGreaterThan(1)
    expect(new Set(lines)).toEqual(new Set([1]))
  },
)

/** On how many lines each word of the title stands: the tag's own, not what the server wrote. */
function linesOf(page: Page): Promise<number[]> {
  return page.getByRole('heading', { level: 1 }).evaluate(title => {
    const range = new Range()
    const [text] = title.childNodes as unknown as [Text]
    return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length
    })
  })
}

test('with text of twice the size the account’s menu of a company opens within the window', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table', { width: 640 })
  await enlarge(page)
  await page.locator('.menu__button').click()
  const { x } = (await page.locator('.menu__list').boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
})

test.each(['/ndt-jobs', '/company-sign-in'])(
  'with text of twice the size the name of the site at %s grows too',
  async path => {
    const page = await newPage({ width: 640 })
    await page.goto(demo(path))
    const mark = page.locator('.site-header__mark, .brand').locator('visible=true').first()
    await mark.waitFor()
    const size = () => mark.evaluate(mark => parseFloat(getComputedStyle(mark).fontSize))
    const before = await size()
    await enlarge(page)
    expect(await size()).toBe(2 * before)
  },
)

test('with text of twice the size the saved panel cuts no name in a window of 640 px', async () => {
  const page = await openDashboard({ width: 640 })
  await enlarge(page)
  const cut = await page
    .locator('ndt-saved-panel .row-link, ndt-saved-panel .saved-panel__facts')
    .evaluateAll(all => all.filter(each => each.scrollWidth > each.clientWidth).length)
  expect(cut).toBe(0)
})

test('R20 on a phone with text of twice the size the tagline is in view, whole', async () => {
  const page = await openDashboard({ width: 375 })
  await enlarge(page)
  const view = page.locator('.site-header__tagline-window')
  const { x, width } = (await view.boundingBox())!
  for (const step of await view.locator('span').all()) {
    const box = (await step.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(x - 0.5)
    expect(box.x + box.width).toBeLessThanOrEqual(x + width + 0.5)
  }
  expect(x + width).toBeLessThanOrEqual(375)
  expect(await sideways(page)).toBe(0)
})

test('on a phone with text of twice the size the button of a guide’s download is whole', async () => {
  const page = await newPage({ width: 375, height: 800 })
  await openPopup(page)
  await enlarge(page)
  const isWhole = await send(page).evaluate(
    button =>
      button.scrollWidth <= button.clientWidth && button.scrollHeight <= button.clientHeight,
  )
  expect(isWhole).toBe(true)
})

test('with text of twice the size what stands in a choice is not cut at its lower edge', async () => {
  const page = await openCompany('/company/profile', 'ndt-company-profile', { width: 375 })
  await enlarge(page)
  const country = page.getByLabel('Country (Optional)')
  const isCut = (box: Element) => box.clientHeight < parseFloat(getComputedStyle(box).fontSize)
  expect(await country.evaluate(isCut)).toBe(false)
})

test('with text of twice the size all that is done with selected rows is within its bar', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table', { width: 800 })
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  const bar = page.locator('.bulk-bar')
  await bar.getByRole('button', { name: /^Select all/ }).waitFor()
  await enlarge(page)
  const { x, width } = (await bar.boundingBox())!
  for (const button of await bar.getByRole('button').all()) {
    const box = (await button.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(x)
    expect(box.x + box.width).toBeLessThanOrEqual(x + width)
  }
})

test('with text of twice the size a dialog’s buttons stay in it, however long their words', async () => {
  const page = await openDashboard({ width: 640 })
  await page.getByRole('button', { name: 'Edit Personal Information' }).click()
  const foot = page.locator('ndt-personal-info .dialog__foot')
  await foot.waitFor()
  await enlarge(page)
  const over = await foot.evaluate(foot => {
    for (const each of foot.querySelectorAll('.btn')) each.textContent = 'Verwerfen und schließen'
    const { left, right } = foot.getBoundingClientRect()
    return [...foot.querySelectorAll('.btn')]
      .map(each => each.getBoundingClientRect())
      .filter(box => box.left < left || box.right > right).length
  })
  expect(over).toBe(0)
})

test.each(['/', '/ndt-jobs', '/ndt-courses', '/ndt-companies'])(
  'on a phone with text of twice the size no line of what the demo lists at %s, or of the first, lies over another',
  async path => {
    const page = await newPage({ width: 375, height: 800 })
    await page.goto(demo(path))
    const first = page.getByRole('main').locator('a[href^="/ndt-"]')
    const pages = [path, await first.first().getAttribute('href')]
    for (const each of pages) {
      await page.goto(demo(each!))
      await enlarge(page)
      expect(await sideways(page)).toBe(0)
      const tight = await page.locator('main :is(h1, h2, h3, p, li)').evaluateAll(all =>
        all.filter(each => {
          const { fontSize, lineHeight } = getComputedStyle(each)
          return parseFloat(lineHeight) < parseFloat(fontSize)
        }),
      )
      expect(tight.length).toBe(0)
    }
  },
)
