import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { space } from '../looks/density'
import { axe } from '../pages/support'
import { held, openDate } from './pickers'

test('the calendar loads when the focus first comes, and leaves nothing on the page', async () => {
  const { page, asked, field, button, calendar } = await openDate()
  const loads = () => asked.filter(path => path.includes('date-picker-calendar')).length
  expect(loads()).toBe(0)
  await field.focus()
  await expect.poll(loads).toBe(1)
  await button.click()
  await calendar.waitFor()
  expect(loads()).toBe(1)
  const left = await page.evaluate(() => [
    'flatpickr' in globalThis,
    'flatpickr' in HTMLElement.prototype,
    'fp_incr' in Date.prototype,
  ])
  expect(left).toEqual([false, false, false])
})

describe('by mouse', () => {
  test('a day is picked, unless it is still to come', async () => {
    const { page, button, calendar, day } = await openDate()
    await button.click()
    await day('Wednesday, March 20, 1991').click()
    await calendar.waitFor({ state: 'hidden' })
    await expect.poll(() => held(page, 'birth')).toBe('1991-03-20')
    await button.click()
    const choose = (name: string) => calendar.getByRole('combobox', { name })
    await choose('Year').selectOption(String(new Date().getFullYear()))
    await choose('Month').selectOption(String(new Date().getMonth()))
    await calendar.getByRole('gridcell', { disabled: true }).last().click({ force: true })
    await expect.poll(() => held(page, 'birth')).toBe('1991-03-20')
    await page.getByRole('heading', { name: 'Personal Information' }).click()
    await calendar.waitFor({ state: 'hidden' })
  })

  test('the calendar stays at its field, whole, wherever the dialog ends', async () => {
    const { page, button, calendar } = await openDate({ height: 500 })
    await button.click()
    const box = (await calendar.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(500)
    await page.setViewportSize({ width: 800, height: 700 })
    await expect
      .poll(async () => {
        const [{ x, width }, at] = [(await calendar.boundingBox())!, (await button.boundingBox())!]
        return Math.round(x + width - at.x - at.width)
      })
      .toBe(5)
  })
})

test('a day that cannot be chosen stays dark under the pointer, and the chosen one is the system’s', async () => {
  const { page, button, calendar, day } = await openDate()
  await button.click()
  const ground = (of: Locator) => of.evaluate(each => getComputedStyle(each).backgroundColor)
  const chosen = calendar.locator('.selected')
  await chosen.waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  const before = await ground(chosen)
  await chosen.hover()
  expect(await ground(chosen)).toBe(before)
  await page.emulateMedia({ forcedColors: 'none' })
  await chosen.hover()
  expect(await ground(chosen)).not.toBe(await ground(day('Wednesday, March 20, 1991')))
  const choose = (name: string) => calendar.getByRole('combobox', { name })
  await choose('Year').selectOption(String(new Date().getFullYear()))
  await choose('Month').selectOption(String(new Date().getMonth()))
  const off = calendar.getByRole('gridcell', { disabled: true }).last()
  const rest = await ground(off)
  await off.hover({ force: true })
  expect(await ground(off)).toBe(rest)
})

test('by touch, on a narrow screen', async () => {
  const { page, button, calendar, day, field } = await openDate({
    width: 375,
    height: 667,
    touch: true,
  })
  await button.tap()
  const box = (await calendar.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(8)
  expect(box.x + box.width).toBeLessThanOrEqual(375 - 8)
  const { height, width } = (await day('Friday, March 15, 1991').boundingBox())!
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
  expect(await field.evaluate(input => getComputedStyle(input).fontSize)).toBe('16px')
  await day('Friday, March 15, 1991').tap()
  await expect.poll(() => held(page, 'birth')).toBe('1991-03-15')
})

/** Runs in a page: how much of a week's row is in sight below what the calendar is headed by, and where that is. */
function seen(calendar: Element) {
  const at = (selector: string) => calendar.querySelector(selector)!.getBoundingClientRect()
  const { top, bottom } = calendar.getBoundingClientRect()
  const [head, weekdays] = [at('.date-picker__head'), at('.flatpickr-weekdays')]
  const { activeElement } = calendar.getRootNode() as ShadowRoot
  const focused = activeElement!.getBoundingClientRect()
  return {
    outside: [top < 0, bottom > innerHeight, head.top < top, weekdays.top < head.bottom - 1],
    rows: Math.floor((bottom - weekdays.bottom) / focused.height),
    isDaySeen: focused.top >= weekdays.bottom - 1 && focused.bottom <= bottom + 1,
  }
}

test.each([
  [740, 360, 1, 5],
  [667, 375, 1, 5],
  [320, 568, 1.3, 6],
])(
  'in a window of %i by %i px, at a density of %d, month and weekdays stay above the days',
  async (width, height, density, rows) => {
    const { page, button, calendar } = await openDate({ width, height, touch: true })
    await space(page, density)
    await button.tap()
    await calendar.waitFor()
    const inSight = { outside: [false, false, false, false], isDaySeen: true }
    expect(await calendar.evaluate(seen)).toMatchObject(inSight)
    expect((await calendar.evaluate(seen)).rows).toBeGreaterThanOrEqual(rows)
    for (const key of ['ArrowDown', 'ArrowDown', 'PageUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key)
      expect(await calendar.evaluate(seen)).toMatchObject(inSight)
    }
  },
)

test.each([
  [320, 32],
  [375, 32],
  [375, 24],
  [1280, 32],
])('at %i px with text of %i px a weekday’s name stands on one line', async (width, size) => {
  const { page, button, calendar } = await openDate({ width, touch: width < 500 })
  await page.evaluate(size => {
    globalThis.document.documentElement.style.setProperty('--ndt-rem', `${size}px`)
  }, size)
  await button.click()
  const names = calendar.locator('.flatpickr-weekday')
  await names.first().waitFor()
  const broken = await names.evaluateAll(all =>
    all.filter(each => {
      const { fontSize, lineHeight } = getComputedStyle(each, '::before')
      return each.clientHeight > parseFloat(lineHeight) + 1 || parseFloat(fontSize) < 18
    }),
  )
  expect(broken.length).toBe(0)
})

test.each(['light', 'dark'] as const)('axe finds nothing, %s', async theme => {
  const { page, button, calendar } = await openDate({ theme, reducedMotion: true })
  await button.click()
  await calendar.waitFor()
  expect(await axe(page)).toEqual([])
})
