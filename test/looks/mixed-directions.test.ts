import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany } from '../pages/company'
import { field } from '../pages/company-forms'
import { openProducts } from '../pages/company-lists'
import { openDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { allow, demo, newPage } from '../pages/support'

test('in a page from right to left, sentences and counts in English read as English', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table')
  await rightToLeft(page)
  await readsOn(page.locator('.pager__rows'), '1-10', 'of 64')
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await readsOn(page.locator('.bulk-bar__count'), '10', 'selected')
  await page.goto(demo('/company/products/add'))
  await rightToLeft(page)
  allow(page, /product-form> save|status of 422|answer: 422/)
  await page.getByRole('button', { name: 'Save & Add another' }).click()
  await readsOn(page.locator('.form-page__errors'), '3', 'errors')
})

test('in a page from right to left, what a company may upload reads as English', async () => {
  const page = await openCompany('/company/profile', 'ndt-company-profile')
  await rightToLeft(page)
  await readsOn(page.locator('.company-profile__hint'), '1000 x', '- Image')
  await page.goto(demo('/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element'))
  await rightToLeft(page)
  await readsOn(page.locator('section[aria-label=Images]').locator('.file__action'), '1', 'of 5')
})

test('in a page from right to left, what a dashboard counts in English reads as English', async () => {
  const page = await openDashboard()
  await rightToLeft(page)
  await readsOn(page.locator('.viewed-companies__facts').first(), '126', 'reviews')
  await readsOn(page.locator('.invitation__next'), 'Next step', ':')
  await page.getByRole('button', { name: 'Edit Personal Information' }).click()
  await readsOn(page.locator('.field__count'), '500', 'characters')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Actions for NDT Level III' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const toast = page.locator('.notyf__message')
  await readsOn(toast, 'Bookmark removed', '.')
  // and begins beside its drawing
  const [text, icon] = [await textBox(toast), (await page.locator('.toast__icon').boundingBox())!]
  expect(icon.x - text.right).toBeLessThan(16)
})

test('in a page from right to left, the reviews of a course read as English', async () => {
  const page = await newPage()
  await page.goto(demo('/ndt-courses'))
  await rightToLeft(page)
  const reviews = page.locator('.row .dots > .dots > :last-child').first()
  const [count] = (await reviews.textContent())!.split(' ')
  await readsOn(reviews, count!, 'review')
})

test('in a page from right to left what stands in a choice is as far from its edge as elsewhere', async () => {
  const page = await openCompany('/company/products/add', 'ndt-product-form')
  const method = page.getByLabel('Method (Mandatory)')
  const { paddingLeft } = await method.evaluate(box => ({ ...getComputedStyle(box) }))
  await rightToLeft(page)
  const { paddingRight } = await method.evaluate(box => ({ ...getComputedStyle(box) }))
  expect(paddingRight).toBe(paddingLeft)
})

test('in a page from right to left a job in English has its bullets beside its lines', async () => {
  const page = await newPage()
  await page.goto(demo('/ndt-jobs?q=Welding Inspector'))
  await page.getByRole('main').getByRole('link', { name: 'Welding Inspector' }).first().click()
  const item = page.locator('.prose li').first()
  await item.waitFor()
  await rightToLeft(page)
  const away = await item.evaluate(item => {
    const range = globalThis.document.createRange()
    range.selectNodeContents(item)
    return range.getBoundingClientRect().left - item.getBoundingClientRect().left
  })
  expect(away).toBeLessThan(4)
})

test('in a page from right to left a longer text stands where the fields above it do', async () => {
  const page = await openCompany('/company/products/add', 'ndt-product-form')
  await rightToLeft(page)
  const [line, area] = [field(page, 'Alias'), field(page, 'Short description')]
  const sides = (field: Locator) => field.evaluate(field => getComputedStyle(field).textAlign)
  for (const words of ['', 'probe', 'مسبار']) {
    await line.fill(words)
    await area.fill(words)
    expect(await sides(area), words).toBe(await sides(line))
  }
})

test.each([
  ['rtl', 'Rolls over plate', 'right'],
  ['rtl', 'مسبار', 'right'],
  ['ltr', 'Rolls over plate', 'left'],
  ['ltr', 'مسبار', 'left'],
] as const)(
  'a list of a rich text stands where its other lines do, its bullets beside its words: %s, %s',
  async (dir, words, side) => {
    const page = await openCompany('/company/products/add', 'ndt-product-form')
    await page.evaluate(dir => (globalThis.document.documentElement.dir = dir), dir)
    const text = page.locator('.ql-editor').first()
    await text.click()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await page.keyboard.type('- ' + words)
    const [line, item] = [text.locator('p').first(), text.locator('li')]
    await item.waitFor()
    const [above, own, list] = [await textBox(line), await textBox(item), await boxOf(item)]
    // an item's bullet takes the room beside it
    expect(Math.abs(own[side] - above[side])).toBeLessThan(24)
    const start = words === 'مسبار' ? 'right' : 'left'
    expect(Math.abs(own[start] - list[start])).toBeLessThan(4)
  },
)

async function rightToLeft(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis.document.documentElement.dir = 'rtl'))
}

/** Where the letters of an element are, without the room beside them. */
function textBox(of: Locator): Promise<DOMRect> {
  return of.evaluate(element => {
    const range = globalThis.document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().toJSON() as DOMRect
  })
}

function boxOf(of: Locator): Promise<DOMRect> {
  return of.evaluate(element => element.getBoundingClientRect().toJSON() as DOMRect)
}

/** Holds that the one stands to the left of the other. */
async function readsOn(text: Locator, first: string, then: string): Promise<void> {
  await text.waitFor()
  const [left, right] = await text.evaluate(
    (element, words) => {
      const walker = globalThis.document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const places = new Map<string, number>()
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        for (const word of words) {
          const at = node.data.indexOf(word)
          if (at < 0 || places.has(word)) continue
          const range = globalThis.document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + word.length)
          places.set(word, range.getBoundingClientRect().left)
        }
      }
      return words.map(word => places.get(word)!)
    },
    [first, then],
  )
  expect(left).toBeLessThan(right!)
}

test.each(['ltr', 'rtl'])(
  'the search of a column fills its box whichever way its words run: %s',
  async dir => {
    const page = await openProducts()
    await page.evaluate(dir => (globalThis.document.documentElement.dir = dir), dir)
    const search = page.getByRole('textbox', { name: /^Product Name/ })
    for (const words of ['', 'probe', 'مسبار']) {
      await search.fill(words)
      const out = await gapsOf(search)
      expect(Math.min(...out), words).toBeGreaterThanOrEqual(0)
      expect(Math.max(...out), words).toBeLessThan(2)
    }
  },
)

test.each(['ltr', 'rtl'])(
  'what is typed in a dialog fills its box whichever way its words run: %s',
  async dir => {
    const page = await openDashboard()
    await page.evaluate(dir => (globalThis.document.documentElement.dir = dir), dir)
    const form = await openForm(page, 'Personal Information')
    for (const label of ['LinkedIn URL', 'City']) {
      for (const words of ['', 'probe', 'مسبار']) {
        const input = form.getByLabel(label)
        await input.fill(words)
        expect(Math.max(...(await gapsOf(input))), `${label} ${words}`).toBeLessThan(2)
        expect(Math.min(...(await gapsOf(input))), `${label} ${words}`).toBeGreaterThanOrEqual(0)
      }
    }
  },
)

/** How far an input ends from its box, to the left and to the right. */
function gapsOf(input: Locator): Promise<number[]> {
  return input.evaluate(input => {
    const [own, box] = [input, input.parentElement!].map(each => each.getBoundingClientRect())
    return [own!.left - box!.left, box!.right - own!.right]
  })
}
