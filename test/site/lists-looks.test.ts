import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demo, newPage } from '../pages/support'

const COMPANY = '/ndt-companies/meridian-weld-laboratories'

const isWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = globalThis.document.documentElement
    return scrollWidth > clientWidth
  })

test('at 320 px a list far from its ends is not wider than the page', async () => {
  const page = await newPage({ width: 320 })
  await page.goto(demo('/ndt-jobs?page=4'))
  expect(await isWide(page)).toBe(false)
})

test.each([
  [320, '/ndt-jobs'],
  [320, '/ndt-jobs?page=7'],
  [375, '/ndt-jobs'],
  [375, '/ndt-jobs?page=7'],
])(
  'at %i px the places of the pager of %s share a line, each with room for a finger',
  async (width, path) => {
    const page = await newPage({ width, touch: true })
    await page.goto(demo(path))
    const places = await page.locator('.pager__pages > *').evaluateAll(all =>
      all.map(each => {
        const { top, width, height } = each.getBoundingClientRect()
        return { top, width, height, isGap: each.textContent === '…' }
      }),
    )
    expect(new Set(places.map(({ top }) => top)).size).toBe(1)
    const pressed = places.filter(({ isGap }) => !isGap)
    expect(Math.min(...pressed.map(({ width }) => width))).toBeGreaterThanOrEqual(32)
    expect(new Set(pressed.map(({ height }) => height))).toEqual(new Set([44]))
  },
)

test.each([320, 375])(
  'at %i px with text of twice the size the places of a pager in the middle share a line',
  async width => {
    const page = await newPage({ width, touch: true })
    await page.goto(demo('/ndt-jobs?page=4'))
    await page.evaluate(() => {
      globalThis.document.documentElement.style.fontSize = '32px'
    })
    const tops = await page
      .locator('.pager__pages > *')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(7)
    expect(new Set(tops).size).toBe(1)
    expect(await isWide(page)).toBe(false)
  },
)

test('a page size is shown by its button, not as one moves over the sizes', async () => {
  const page = await newPage()
  await page.goto(demo('/ndt-jobs'))
  const size = page.getByLabel('Page size')
  await size.focus()
  await size.selectOption('50')
  expect(page.url()).toBe(demo('/ndt-jobs'))
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL('**/ndt-jobs?limit=50')
})

test('with the colours of the system the page and the part that one is at are marked', async () => {
  const page = await newPage()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(demo('/ndt-jobs'))
  const grounds = await page
    .locator('a.pager__page')
    .evaluateAll(all => all.map(each => getComputedStyle(each).backgroundColor))
  expect(grounds.filter(ground => ground === grounds[0]).length).toBe(1)
  await page.goto(demo('/company-sign-in'))
  const tab = page.locator('.tab[aria-current]').first()
  const [line, ground] = await tab.evaluate(each =>
    [getComputedStyle(each, '::after'), getComputedStyle(globalThis.document.body)].map(
      ({ backgroundColor }) => backgroundColor,
    ),
  )
  expect(line).not.toBe(ground)
})

test('the ring of what opens a product lies within its tile, which would cut it off', async () => {
  const page = await newPage()
  await page.goto(demo(COMPANY))
  const more = page.locator('.tile summary').first()
  await page.keyboard.press('Tab')
  await more.focus()
  expect(await more.evaluate(each => getComputedStyle(each).outlineOffset)).toBe('-2px')
})

test('the part of a company’s page that the address names is the one that is marked', async () => {
  const page = await newPage()
  const marked = () =>
    page
      .locator('.company .tab')
      .evaluateAll(all =>
        all
          .filter(each => getComputedStyle(each).backgroundImage !== 'none')
          .map(each => each.getAttribute('href')),
      )
  await page.goto(demo(COMPANY))
  expect(await marked()).toEqual(['#main'])
  await page.goto(demo(`${COMPANY}#products`))
  expect(await marked()).toEqual(['#products'])
})
