import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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

test.each(['light', 'dark'] as const)('axe finds nothing, %s', async theme => {
  const { page, button, calendar } = await openDate({ theme, reducedMotion: true })
  await button.click()
  await calendar.waitFor()
  expect(await axe(page)).toEqual([])
})
