import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { choice, field, openProduct, pick, valuesOf } from './company-forms'
import { callsOf, delayed, focused } from './dashboard'
import { allow } from './support'

/** What the three choices below the segment hold. */
function chosen(page: Page): Promise<string[]> {
  return Promise.all(
    ['Method', 'Category', 'Sub Category'].map(label => choice(page, label).inputValue()),
  )
}

async function fillChoices(page: Page): Promise<void> {
  await pick(page, 'Method', 'Ultrasonic Testing')
  await pick(page, 'Category', 'Transducers')
  await pick(page, 'Sub Category', 'Immersion')
}

describe('where a product belongs', () => {
  test('R16 R212 R213 R214 R215 R218 each choice opens the one below it, and asks for it only then', async () => {
    const page = await openProduct()
    const calls = callsOf(page)
    await page.reload()
    await choice(page, 'Method').waitFor()
    expect(await choice(page, 'Segment').inputValue()).toBe('1')
    const segments = choice(page, 'Segment').locator('option')
    expect(
      await segments.evaluateAll(options =>
        (options as HTMLOptionElement[]).map(({ value, text }) => `${value} ${text}`),
      ),
    ).toEqual([' Not specified', '1 Equipment', '2 Consumable'])
    expect(await choice(page, 'Category').isDisabled()).toBe(true)
    expect(await choice(page, 'Sub Category').isDisabled()).toBe(true)
    await pick(page, 'Method', 'Ultrasonic Testing')
    expect(await choice(page, 'Category').isEnabled()).toBe(true)
    expect(await choice(page, 'Sub Category').isDisabled()).toBe(true)
    await pick(page, 'Category', 'Transducers')
    await pick(page, 'Sub Category', 'Immersion')
    const reads = calls.filter(call => /methods|categories\/|subcategories\//.test(call))
    expect(reads.map(call => call.replace(/\d+/g, 'n'))).toEqual([
      'GET /api/vn/methods/by-segment/n',
      'GET /api/vn/categories/method/n/n',
      'GET /api/vn/subcategories/n',
    ])
  })

  test('R211 a change above clears all that is below', async () => {
    const page = await openProduct()
    await fillChoices(page)
    await pick(page, 'Category', 'Flaw Detectors')
    expect(await chosen(page)).toEqual(['Ultrasonic Testing', 'Flaw Detectors', ''])
    await fillChoices(page)
    await pick(page, 'Method', 'Radiographic Testing')
    expect(await chosen(page)).toEqual(['Radiographic Testing', '', ''])
    await fillChoices(page)
    // an arrow is enough: who does not see the others hears of them
    await choice(page, 'Segment').selectOption('Consumable')
    expect(await chosen(page)).toEqual(['', '', ''])
    await page.getByText('Cleared: Method, Category, Sub Category', { exact: true }).waitFor()
    expect(await choice(page, 'Category').isDisabled()).toBe(true)
  })

  test('R214 an answer that comes late is not offered for another method', async () => {
    const page = await openProduct()
    await page.route('**/api/v2/categories/method/1/*', delayed(1500), { times: 1 })
    await pick(page, 'Method', 'Ultrasonic Testing')
    await pick(page, 'Method', 'Visual Testing')
    await choice(page, 'Category').click()
    await page.getByRole('option', { name: 'Borescopes' }).waitFor()
    await page.waitForTimeout(1600)
    const options = page.locator('li[role=option]')
    expect(await options.allTextContents()).toEqual(['Borescopes', 'Videoscopes', 'Weld Gauges'])
  })
})

describe('the feature specification', () => {
  const rows = (page: Page) => valuesOf(page.locator('.features textarea'))

  test('R219 is filled, moved and emptied by keyboard alone; the focus stays with the row', async () => {
    const page = await openProduct()
    await page.getByRole('button', { name: 'Add feature' }).focus()
    for (const name of ['A', 'B', 'C']) {
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toMatch(/^Feature \d$/)
      await page.keyboard.type(name)
      await page.getByRole('button', { name: 'Add feature' }).focus()
    }
    expect(await rows(page)).toEqual(['A', '', 'B', '', 'C', ''])
    await page.getByRole('textbox', { name: 'Feature 3', exact: true }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    expect(await rows(page)).toEqual(['A', '', 'C', '', 'B', ''])
    await expect.poll(() => focused(page)).toBe('Feature 2')
    await page.getByRole('button', { name: 'Move feature 1 down' }).press('Enter')
    expect(await rows(page)).toEqual(['C', '', 'A', '', 'B', ''])
    await page.getByRole('button', { name: 'Remove feature 2' }).press('Enter')
    expect(await rows(page)).toEqual(['C', '', 'B', ''])
    await expect.poll(() => focused(page)).toBe('Remove feature 2')
  })

  test('R219 takes thirty rows, and then no more', async () => {
    const page = await openProduct()
    const add = page.getByRole('button', { name: 'Add feature' })
    for (let n = 1; n <= 30; n++) {
      await add.click()
    }
    expect(await page.locator('.features__row').count()).toBe(30)
    expect(await add.count()).toBe(0)
    await page.getByRole('button', { name: 'Remove feature 30' }).click()
    expect(await add.count()).toBe(1)
  })

  test('R219 R220 Q94 a message stays with its row, and goes with it', async () => {
    const page = await openProduct()
    const errors = {
      'feature_specification.1.feature_value': ['The feature value field is required.'],
      name: ['The name field is required.'],
    }
    await page.route('**/product/store', route => route.fulfill({ status: 422, json: { errors } }))
    allow(page, /422/, /> save:/)
    for (const name of ['A', '', 'C']) {
      await page.getByRole('button', { name: 'Add feature' }).click()
      await page
        .getByRole('textbox', { name: /^Feature \d$/ })
        .last()
        .fill(name)
    }
    await page.getByRole('button', { name: 'Save & Add another' }).click()
    const wrong = page.locator('.features__row').filter({ hasText: 'value field is required' })
    await page.getByText('2 errors').first().waitFor()
    expect(await wrong.locator('.features__n').textContent()).toBe('2')
    await page.getByRole('button', { name: 'Move feature 2 up' }).click()
    expect(await wrong.locator('.features__n').textContent()).toBe('1')
    await page.getByRole('link', { name: /^Feature 1/ }).click()
    await expect.poll(() => focused(page)).toBe('Feature 1')
    await page.getByRole('button', { name: 'Remove feature 1' }).click()
    expect(await wrong.count()).toBe(0)
    expect(await field(page, 'Name').getAttribute('aria-invalid')).toBe('true')
  })
})
