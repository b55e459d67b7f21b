import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFromMenu } from '../pages/account'
import { openCompany } from '../pages/company'
import { openProduct } from '../pages/company-forms'
import { openProfile, toolbar } from '../pages/company-profile'
import { openDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'

const PHONE = { width: 375, height: 800, touch: true } as const

/** From each one's middle to the end of its field. */
const fromEnd = (icons: Locator) =>
  icons.evaluateAll(all =>
    all.map(each => {
      const { left, width } = each.getBoundingClientRect()
      return each.closest('.input')!.getBoundingClientRect().right - left - width / 2
    }),
  )

test.each([{ width: 1280 }, PHONE])(
  'at $width px the chevrons of a form stand in a column',
  async visitor => {
    const page = await openProduct('/company/products/add', visitor)
    const places = await fromEnd(page.locator('.input:is(.combobox, :has(> select)) > .i'))
    expect(places.length).toBeGreaterThan(3)
    expect(new Set(places).size).toBe(1)
  },
)

test('on a phone a password’s field is as high as others, and its eye where a date has its calendar', async () => {
  const page = await openDashboard(PHONE)
  const dialog = await openFromMenu(page, 'Change Password')
  const fields = dialog.locator('.input')
  const heights = await fields.evaluateAll(all =>
    all.map(each => (each as HTMLElement).offsetHeight),
  )
  expect(heights).toEqual([44, 44, 44])
  const eyes = await fromEnd(fields.getByRole('button'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit Personal Information' }).click()
  const calendar = page.locator('ndt-personal-info .date-picker__button')
  await calendar.waitFor()
  expect(new Set(eyes)).toEqual(new Set(await fromEnd(calendar)))
})

test('what a browser has filled in keeps within the round corners of its box', async () => {
  const page = await openDashboard()
  await page.getByRole('button', { name: 'Edit Personal Information' }).click()
  const numbers = page.getByRole('textbox', { name: /^Contact number/ })
  const corners = await numbers.evaluate(field =>
    [field, field.parentElement!].map(each => getComputedStyle(each).borderRadius),
  )
  expect(parseFloat(corners[0]!)).toBeGreaterThan(0)
  expect(corners[0]).toBe(corners[1])
})

test('on a phone the lines of a long text have the height of their letters', async () => {
  const page = await openProduct('/company/products/add', PHONE)
  const text = page.getByRole('textbox', { name: 'Short description' })
  const look = await text.evaluate(each => {
    const { fontSize, lineHeight } = getComputedStyle(each)
    return { fontSize, lineHeight }
  })
  expect(look).toEqual({ fontSize: '16px', lineHeight: '24px' })
})

test('Q67 on a phone the editor’s tools say that they go on, by one that fades, until the last is seen', async () => {
  const page = await openProfile(PHONE)
  const bar = toolbar(page)
  const edge = await bar.evaluate(row => row.getBoundingClientRect().right)
  const seen = await bar
    .locator('.i')
    .evaluateAll(
      (all, end) =>
        all.map(each => end - each.getBoundingClientRect().left).filter(left => left > 0),
      edge,
    )
  expect(Math.min(...seen)).toBeLessThan(32)
  const mask = () => bar.evaluate(row => getComputedStyle(row).maskImage)
  expect(await mask()).toContain('gradient')
  await bar.evaluate(row => row.scrollTo({ left: row.scrollWidth }))
  await expect.poll(mask).toBe('none')
})

test.each([{ width: 1280 }, PHONE])(
  'R176 at $width px a press anywhere in the box of a search is one on its field',
  async visitor => {
    const page = await openCompany('/company/products', 'ndt-product-table', visitor)
    const field = page.getByRole('textbox', { name: 'Product Name, press Enter to search' })
    const { x, y, width, height } = (await field.locator('..').boundingBox())!
    for (const [right, down] of [
      [3, height / 2],
      [width / 2, 3],
      [width / 2, height - 3],
      [width - 3, height / 2],
    ] as const) {
      await page.getByRole('heading', { level: 1 }).click()
      await page.mouse.click(x + right, y + down)
      expect(await field.evaluate(field => field.matches(':focus'))).toBe(true)
    }
  },
)

test.each([{ width: 1280 }, PHONE])(
  'at $width px so is one in the box of a date up to its button, and of an address up to its end',
  async visitor => {
    const page = await openDashboard(visitor)
    const form = await openForm(page, 'Personal Information')
    for (const [name, right] of [
      ['Date of birth', -5],
      ['Email', 3],
      ['Email', 20],
      ['Email', 40],
    ] as const) {
      const field = form.getByRole('textbox', { name: new RegExp(`^${name}`) })
      const box = (await field.locator('..').boundingBox())!
      const button = field.locator('..').getByRole('button')
      const end = right < 0 ? (await button.boundingBox())!.x : box.x + box.width
      await form.getByRole('heading', { level: 2 }).click()
      await page.mouse.click(end - Math.abs(right), box.y + box.height / 2)
      expect(await field.evaluate(field => field.matches(':focus'))).toBe(true)
    }
  },
)
