import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  FIRST_TEN,
  names,
  openProducts,
  openServices,
  range,
  rowOf,
  title,
} from '../pages/company-lists'
import { focused } from '../pages/dashboard'
import { axe } from '../pages/support'

/** Presses Tab until what has that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    const now = await focused(page)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}

test.each([
  ['products', 'light', openProducts],
  ['products', 'dark', openProducts],
  ['services', 'light', openServices],
  ['services', 'dark', openServices],
] as const)(
  'the page of %s has no faults that axe knows, in the %s theme',
  async (_, theme, open) => {
    const page = await open({ theme }, '?published=1')
    await page.getByRole('checkbox').nth(1).check()
    await page.getByRole('region', { name: 'Selection' }).waitFor()
    expect(await axe(page)).toEqual([])
  },
)

test('R175 R176 R189 filters work by keyboard alone', async () => {
  const page = await openProducts()
  await tabTo(page, /^Product Name, press Enter/)
  await page.keyboard.type('probe')
  await page.keyboard.press('Enter')
  await expect.poll(() => title(page)).toBe('Products 6')
  await expect.poll(() => focused(page)).toMatch(/^Product Name, press Enter/)
  await tabTo(page, 'Publish: All')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('p')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Publish: Published', exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('Publish: Published')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Added On, from' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Added On, from')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Added On: Any day')
  await page.getByRole('button', { name: 'Remove filter Publish: Published' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Filters set')
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect.poll(() => title(page)).toBe('Products 64')
  await expect.poll(() => focused(page)).toBe('Products 64')
})

test('R177 R179 the pager works by keyboard, and keeps the focus', async () => {
  const page = await openServices()
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('tbody').getByRole('row').count()).toBe(2)
  await expect.poll(() => focused(page)).toBe('Next')
  await page.keyboard.press('Enter')
  expect(await range(page)).toBe('11-12 of 12')
})

test('R179 who turns pages by keys sees the button that has the focus, and by mouse the first rows', async () => {
  const page = await openProducts({ width: 740, height: 360 })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const isInView = (locator: Locator) =>
    locator.evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await next.focus()
  for (const rows of ['11-20 of 64', '21-30 of 64']) {
    await page.keyboard.press('Enter')
    await expect.poll(() => range(page)).toBe(rows)
    await expect.poll(() => isInView(next)).toBe(true)
  }
  await page.getByRole('button', { name: 'Page 7' }).click()
  await expect.poll(() => range(page)).toBe('61-64 of 64')
  await expect.poll(() => isInView(page.getByRole('heading', { level: 1 }))).toBe(true)
})

test('R198 R200 a row is deleted by keyboard; the next one takes the focus that goes with it', async () => {
  const page = await openProducts()
  const name = FIRST_TEN[1]
  await tabTo(page, `Actions for ${name}`)
  await page.keyboard.press('Enter')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('End')
  await expect.poll(() => focused(page)).toBe('Delete')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Delete this Product?' }).waitFor()
  await tabTo(page, 'Delete')
  await page.keyboard.press('Enter')
  await rowOf(page, name).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe(`Actions for ${FIRST_TEN[2]}`)
})

test('R193 the switch works by Space; where it goes, its row has the focus', async () => {
  const page = await openProducts()
  await rowOf(page, FIRST_TEN[4]).getByRole('switch').focus()
  await page.keyboard.press('Space')
  await rowOf(page, FIRST_TEN[4]).getByText('Unpublished').waitFor()
  await expect.poll(() => focused(page)).toBe(`Actions for ${FIRST_TEN[4]}`)
})

test('R193 where a switch takes its row out of what is filtered, the next row has the focus', async () => {
  const page = await openProducts({}, '?published=1')
  const shown = await names(page)
  expect(shown).toHaveLength(10)
  await rowOf(page, shown[3]!).getByRole('switch').focus()
  await page.keyboard.press('Space')
  await rowOf(page, shown[3]!).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe(`Actions for ${shown[4]}`)
})
