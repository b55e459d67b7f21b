import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany, showCompany } from '../pages/company'
import { openDashboard } from '../pages/dashboard'
import { space } from './density'
import { allow, demo, newPage } from '../pages/support'

/** Each product's name, with a stroke where a line of it ends. */
const linesOfNames = (page: Page) =>
  page.locator('.table__link').evaluateAll(links =>
    links.map(link => {
      const walker = globalThis.document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const range = globalThis.document.createRange()
      let lines = ''
      let line = 0
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        for (let at = 0; at < text.length; at++) {
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          const box = range.getBoundingClientRect()
          if (line && box.width && box.top > line) lines += '|'
          if (box.width) line = Math.max(line, box.top + 8)
          lines += text.data[at]
        }
      }
      return lines
    }),
  )

test('at no width a line of a product’s name ends between a number and its unit', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table')
  for (const density of [1, 1.3]) {
    await space(page, density)
    for (const width of [320, 360, 375, 414, 768, 800, 900]) {
      await page.setViewportSize({ width, height: 900 })
      const names = await linesOfNames(page)
      expect(names.join().replaceAll('|', '')).toContain('TOFD probe pair, 5 MHz, 6 mm element')
      expect(names.filter(name => /\d \|\w{1,3}\b|\d-\|/.test(name))).toEqual([])
    }
  }
})

test('what a saved job without a menu came to ends where the days of a company do', async () => {
  const page = await openDashboard()
  const ends = await page
    .locator('.saved-panel__row:not(:has(.btn)) > .saved-panel__main, .viewed-companies__when')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect().right))
  expect(ends.length).toBeGreaterThan(3)
  expect(new Set(ends).size).toBe(1)
})

test('where the facts of a company take two lines, none begins with a dot', async () => {
  const page = await openDashboard({ width: 375 })
  await page
    .locator('ndt-viewed-companies')
    .evaluate(tag => ((tag as HTMLElement).style.width = '300px'))
  await space(page, 1.3)
  const starts = await page.locator('.viewed-companies__facts').evaluateAll(all =>
    all.map(facts => {
      const tops = [...facts.children].map(each => each.getBoundingClientRect().top)
      const { left } = facts.getBoundingClientRect()
      const [rate, reviews] = [...facts.children].map(
        each => each.getBoundingClientRect().left - left,
      )
      const isWrapped = tops[0] !== tops[1]
      return { isWrapped, rate, reviews, shown: getComputedStyle(facts).overflowX }
    }),
  )
  expect(starts.some(({ isWrapped }) => isWrapped)).toBe(true)
  for (const { isWrapped, rate, reviews, shown } of starts) {
    expect(rate).toBeCloseTo(0, 1)
    if (isWrapped) expect(reviews).toBeCloseTo(0, 1)
    expect(shown).toBe('clip')
  }
})

test('in a narrow form no line of the text editor’s tools begins with a rule', async () => {
  const page = await openCompany('/company/services/add', 'ndt-service-form', { width: 375 })
  const groups = page.locator('.rich-text__group')
  await groups.nth(3).waitFor()
  const drawn = await groups.evaluateAll(all =>
    all.map(group => {
      const before = group.previousElementSibling!.getBoundingClientRect()
      const { left, top } = group.getBoundingClientRect()
      return { isFirst: top > before.top + 8, left: left - group.parentElement!.offsetLeft }
    }),
  )
  const bar = (await page.locator('.rich-text__bar').boundingBox())!
  const lefts = await groups.evaluateAll(all => all.map(each => each.getBoundingClientRect().left))
  const first = lefts.filter((_, at) => drawn[at]!.isFirst)
  expect(first.length).toBeGreaterThan(0)
  expect(first).toEqual(first.map(() => bar.x - 1))
})

test('a dense theme leaves a company’s pages as wide as a phone, and marks the whole of a link', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table', { width: 375 })
  await space(page, 0.7)
  const width = await page.evaluate(() => globalThis.document.documentElement.scrollWidth)
  expect(width).toBe(375)
  const [words, line] = await page.locator('.company-nav__area > [aria-current]').evaluate(link => {
    const range = globalThis.document.createRange()
    range.selectNodeContents(link)
    return [
      range.getBoundingClientRect().width,
      parseFloat(getComputedStyle(link, '::after').width),
    ]
  })
  expect(Math.abs(words! - line!)).toBeLessThan(1)
})

test.each([375, 1280])('at %i px the header’s room goes along with the density', async width => {
  const page = await newPage({ width })
  await page.goto(demo('/ndt-jobs'))
  const header = page.locator('ndt-site-header')
  await header.getByRole('link', { name: 'Sign in' }).waitFor()
  for (const density of [0.7, 1, 1.3]) {
    await space(page, density)
    const [kept, taken] = await header.evaluate(tag => [
      parseFloat(getComputedStyle(tag).minHeight),
      tag.getBoundingClientRect().height,
    ])
    expect(Math.abs(kept! - taken!)).toBeLessThan(4)
  }
})

test('on a phone no word of a form’s title or of a toast stands alone in the last line', async () => {
  const visitor = { width: 375, height: 800 }
  const page = await openCompany('/company/products', 'ndt-product-table', visitor)
  const edit = '/company/products/edit/portable-64-128-phased-array-flaw-detector'
  await showCompany(page, edit, 'ndt-product-form')
  await page.locator('.form-page__title').getByText('Portable').waitFor()
  expect(await lastOfLines(page, '.form-page__title')).toBeGreaterThan(0.4)

  allow(page, /product-form> save|status of 422|answer: 422/)
  await showCompany(page, '/company/products/add', 'ndt-product-form')
  await page.getByRole('button', { name: 'Save & Add another' }).click()
  await page.locator('.notyf__message').waitFor()
  expect(await lastOfLines(page, '.notyf__message')).toBeGreaterThan(0.25)
})

/** How long the last line of a text is, of its longest. */
function lastOfLines(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate(element => {
    const range = globalThis.document.createRange()
    range.selectNodeContents(element)
    const ends = new Map<number, number>()
    for (const { top, width } of range.getClientRects()) {
      ends.set(Math.round(top), (ends.get(Math.round(top)) ?? 0) + width)
    }
    const widths = [...ends.values()]
    return widths.length > 1 ? widths.at(-1)! / Math.max(...widths) : 0
  })
}
