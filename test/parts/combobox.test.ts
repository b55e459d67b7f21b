import { describe, expect, test } from 'vitest'
import { axe, type Visitor } from '../pages/support'
import { focused, held, openPage } from './pickers'

/** The dialog, open, and the languages in it. */
async function openDialog(visitor?: Visitor, attributes?: string) {
  const opened = await openPage(visitor, attributes)
  const { page, edit, go } = opened
  await go()
  await edit()
  const field = page.getByRole('combobox', { name: 'Languages' })
  await field.and(page.locator('[aria-controls]')).waitFor()
  return {
    ...opened,
    field,
    option: (name: string) => page.getByRole('option', { name, exact: true }),
    remove: (name: string) => page.getByRole('button', { name: `Remove ${name}` }),
  }
}

describe('R46 by keyboard alone', () => {
  test('fast: no letter gets lost, between the picks either', async () => {
    const { page, field } = await openDialog()
    await field.focus()
    for (const text of ['Dutch', 'Norw', 'Klingon', 'Old Norse']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.type('Port')
    await expect.poll(() => held(page, 'languages')).toBe('0,1,6,2,Klingon,Old Norse')
    await expect.poll(() => field.inputValue()).toBe('Port')
  })

  test('walks through list and chips, and stays in the dialog', async () => {
    const { page, field, dialog } = await openDialog()
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect.poll(() => held(page, 'languages')).toBe('0,1,6')
    await page.keyboard.press('Escape')
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focused(page)).toBe('Remove Dutch')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Delete')
    await expect.poll(() => held(page, 'languages')).toBe('0,6')
    await expect.poll(() => focused(page)).toBe('Remove Dutch')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('country')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focused(page)).toBe('languages')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  test('Tab from an open list that scrolls goes to the next field, and back', async () => {
    const { page, field, option } = await openDialog()
    await field.click()
    await option('Igbo').waitFor()
    const list = page.locator('.combobox__pop:popover-open .combobox__list')
    expect(await list.evaluate(list => list.scrollHeight > list.clientHeight)).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('country')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focused(page)).toBe('languages')
  })

  test('R45 one choice: a letter replaces it, and Enter takes the first', async () => {
    const { page } = await openDialog()
    const country = page.getByRole('combobox', { name: 'Country' })
    await country.click()
    await page.keyboard.type('tur')
    await page.keyboard.press('Enter')
    await expect.poll(() => country.inputValue()).toBe('Türkiye')
    await country.click()
    await page.keyboard.type('united s')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect.poll(() => country.inputValue()).toBe('United States')
  })
})

describe('by mouse', () => {
  test('picks, lets go, removes; the focus stays', async () => {
    const { page, field, option, remove } = await openDialog()
    await field.click()
    await option('Norwegian').click()
    await option('Español').click()
    await option('English').click()
    await expect.poll(() => held(page, 'languages')).toBe('1,2,5')
    await remove('Norwegian').click()
    await expect.poll(() => held(page, 'languages')).toBe('1,5')
    await expect.poll(() => focused(page)).toBe('languages')
  })

  test('a press elsewhere closes the list, and leaves the dialog open', async () => {
    const { page, field, option, dialog } = await openDialog()
    await field.click()
    await option('Igbo').waitFor()
    await page.getByRole('heading', { name: 'Personal Information' }).click()
    await option('Igbo').waitFor({ state: 'hidden' })
    expect(await dialog.isVisible()).toBe(true)
  })

  test('asks again for options that did not come', async () => {
    const { field, option } = await openDialog({}, 'options="failed"')
    await field.click()
    await option('Retry').click()
    await option('Dutch').waitFor()
  })
})

test('R186 by touch, on a narrow screen: the list fits, and nothing is too small', async () => {
  const { page, field, option, remove } = await openDialog({ width: 375, height: 560, touch: true })
  await field.tap()
  const list = (await page.locator('.combobox__pop:popover-open').boundingBox())!
  expect(list.x).toBeGreaterThanOrEqual(8)
  expect(list.x + list.width).toBeLessThanOrEqual(375 - 8)
  expect(list.y + list.height).toBeLessThanOrEqual(560)
  expect(list.height).toBeLessThanOrEqual(170)
  const row = (await option('English').boundingBox())!
  expect(row.height).toBeGreaterThanOrEqual(44)
  expect(await field.evaluate(input => getComputedStyle(input).fontSize)).toBe('16px')
  await option('Norwegian').tap()
  await option('Portuguese').tap()
  await remove('English').tap()
  await expect.poll(() => held(page, 'languages')).toBe('1,2,3')
  await expect.poll(() => focused(page)).toBe('languages')
})

test.each(['', 'options="loading"', 'options="failed"'])('axe finds nothing: %s', async options => {
  const { page, field } = await openDialog({ reducedMotion: true }, options)
  await field.click()
  await page.locator('.combobox__pop:popover-open').waitFor()
  expect(await axe(page)).toEqual([])
})
