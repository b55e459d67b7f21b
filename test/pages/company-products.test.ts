import { expect, test } from 'vitest'
import {
  choose,
  daysAgo,
  FIRST_TEN,
  listsOf,
  names,
  openProducts,
  rowOf,
  title,
  type,
} from './company-lists'

test('R175 R187 the head has the title, the count, Export and Add Product', async () => {
  const page = await openProducts()
  expect(await title(page)).toBe('Products 64')
  expect(await page.getByRole('button', { name: 'Export' }).isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Add Product' }).click()
  await page.waitForURL('**/company/products/add')
})

test('R188 R190 the columns, and what a row says of its product', async () => {
  const page = await openProducts()
  const columns = await page.getByRole('columnheader').allInnerTexts()
  expect(columns.filter(Boolean)).toEqual([
    'Product Name',
    'Category',
    'Sub Category',
    'Added On',
    'Publish',
    'Edit',
  ])
  expect(await names(page)).toEqual(FIRST_TEN)
  const row = rowOf(page, 'IIW Type 1 calibration block, 1018 steel')
  const cells = await row.getByRole('cell').allInnerTexts()
  expect(cells.slice(1, 6)).toEqual([
    'IIW Type 1 calibration block, 1018 steel',
    'Calibration Blocks',
    'Reference Standards',
    expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/),
    'Unpublished',
  ])
})

test('R188 R189 the name, and Edit in the row’s menu, lead to the product’s form', async () => {
  const page = await openProducts()
  await page.getByRole('button', { name: `Actions for ${FIRST_TEN[1]}` }).click()
  await page.getByRole('menu').waitFor()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Edit', 'Preview', 'Delete'])
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.waitForURL('**/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element')
})

test('R176 R189 the text filter waits for Enter, and then begins at the first page', async () => {
  const page = await openProducts({}, '?page=3')
  const lists = listsOf(page)
  await type(page, 'Product Name', ' probe ')
  await page.getByRole('button', { name: /^Category: / }).hover()
  expect(lists()).toEqual([])
  await page.getByRole('textbox', { name: /^Product Name/ }).press('Enter')
  await expect.poll(() => title(page)).toBe('Products 6')
  expect(lists()).toEqual(['page=1&limit=10&name=probe'])
  for (const name of await names(page)) expect(name).toMatch(/probe/i)
})

test('R186 R189 R192 category and sub-category are chosen from lists, 170 high, and hold at once', async () => {
  const page = await openProducts()
  const lists = listsOf(page)
  await page.getByRole('button', { name: 'Category: All', exact: true }).click()
  const menu = page.getByRole('menu', { name: /^Category/ })
  const height = await menu.evaluate(menu => menu.parentElement!.offsetHeight)
  expect(height).toBe(170)
  await page.getByRole('menuitemradio', { name: 'Cameras' }).click()
  await page.getByRole('button', { name: 'Category: Cameras', exact: true }).waitFor()
  await choose(page, 'Sub Category', 'Uncooled')
  await expect.poll(lists).toHaveLength(2)
  expect(lists()[1]).toMatch(/^page=1&limit=10&category_id=\d+&sub_category_id=\d+$/)
  await expect.poll(() => names(page)).toEqual(['Thermal camera, 640 x 480, 30 mK'])
})

test('R182 R189 Q52 a range of days, its ends either way, is sent as two days and filters', async () => {
  const page = await openProducts()
  const lists = listsOf(page)
  await page.getByRole('button', { name: 'Added On: Any day' }).click()
  await page.getByRole('textbox', { name: 'Added On, from' }).fill(daysAgo(8))
  await expect.poll(lists).toEqual([`page=1&limit=10&from_date=${daysAgo(8)}`])
  await page.getByRole('textbox', { name: 'Added On, to' }).fill(daysAgo(14))
  await expect.poll(() => names(page)).toEqual([FIRST_TEN[1], FIRST_TEN[2]])
  expect(lists()[1]).toBe(`page=1&limit=10&from_date=${daysAgo(14)}&to_date=${daysAgo(8)}`)
  await page.keyboard.press('Escape')
  const chip = page.getByRole('list', { name: 'Filters set' }).getByRole('listitem').first()
  expect(await chip.innerText()).toBe(`${daysAgo(14)} to ${daysAgo(8)}`)
})

test('R189 R191 Q53 published products are asked for by 1, the others by 2, all by neither', async () => {
  const page = await openProducts()
  const lists = listsOf(page)
  await choose(page, 'Publish', 'Published')
  await expect.poll(() => title(page)).toBe('Products 51')
  await choose(page, 'Publish', 'Unpublished')
  await expect.poll(() => title(page)).toBe('Products 13')
  await choose(page, 'Publish', 'All')
  await expect.poll(() => title(page)).toBe('Products 64')
  expect(lists()).toEqual([
    'page=1&limit=10&published=1',
    'page=1&limit=10&published=2',
    'page=1&limit=10',
  ])
})

test('Q90 what is set is in view, and goes one by one or all at once', async () => {
  const page = await openProducts({}, '?name=probe&published=1')
  const set = page.getByRole('list', { name: 'Filters set' })
  await page.getByRole('button', { name: 'Remove filter Product Name: probe' }).click()
  await page.getByRole('button', { name: 'Remove filter Publish: Published' }).waitFor()
  await expect.poll(() => title(page)).toBe('Products 51')
  expect(await page.getByRole('textbox', { name: /^Product Name/ }).inputValue()).toBe('')
  await set.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => title(page)).toBe('Products 64')
  expect(await set.count()).toBe(0)
  expect(new URL(page.url()).search).toBe('')
})

test('on a wide page both days of a range are whole', async () => {
  const page = await openProducts({ width: 1600 }, '?from_date=2025-01-01&to_date=2026-11-01')
  const words = page.locator('.table-filter .trunc').getByText('01-01-2025 to 01-11-2026')
  expect(await words.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0)
})
