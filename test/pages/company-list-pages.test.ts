import { expect, test } from 'vitest'
import {
  choose,
  FIRST_TEN,
  listsOf,
  names,
  openCatalogue,
  openProducts,
  range,
  reload,
  title,
} from './company-lists'
import { enter } from './dashboard'
import { demo } from './support'

const PAGES = '/company/products'

test('R177 R178 R179 R183 the range of the total, and a window of three pages with the ends', async () => {
  const page = await openProducts()
  const pager = page.getByRole('navigation', { name: 'Pagination' })
  const shown = async () =>
    (await pager.locator('.pager__pages > *').allInnerTexts()).filter(Boolean)
  const go = (name: string) => pager.getByRole('button', { name, exact: true }).click()
  expect([await range(page), await shown()]).toEqual(['1-10 of 64', ['1', '2', '3', '…', '7']])
  await go('Page 3')
  await expect.poll(() => range(page)).toBe('21-30 of 64')
  expect(await shown()).toEqual(['1', '2', '3', '4', '…', '7'])
  await go('Next')
  await expect.poll(() => range(page)).toBe('31-40 of 64')
  expect(await shown()).toEqual(['1', '…', '3', '4', '5', '…', '7'])
  await go('Page 7')
  await expect.poll(() => range(page)).toBe('61-64 of 64')
  expect(await shown()).toEqual(['1', '…', '5', '6', '7'])
  const current = pager.getByRole('button', { name: 'Page 7' })
  expect(await current.getAttribute('aria-current')).toBe('page')
  const next = pager.getByRole('button', { name: 'Next' })
  expect(await next.getAttribute('aria-disabled')).toBe('true')
})

test('R177 a catalogue of 10,000 has its numbers apart, and its last page', async () => {
  const page = await openCatalogue()
  expect(await title(page)).toBe('Products 10,000')
  await page.getByRole('button', { name: 'Page 1,000' }).click()
  await expect.poll(() => range(page)).toBe('9,991-10,000 of 10,000')
  expect(await names(page)).toHaveLength(10)
})

test('R178 10, 20, 50 and 100 rows are offered, and the choice is remembered', async () => {
  const page = await openProducts({}, '?page=2')
  const lists = listsOf(page)
  await page.getByRole('button', { name: 'Page size: 10' }).click()
  await page.getByRole('menu').waitFor()
  const sizes = await page.getByRole('menuitemradio').allTextContents()
  expect(sizes).toEqual(['10', '20', '50', '100'])
  await page.getByRole('menuitemradio', { name: '50' }).click()
  await expect.poll(() => range(page)).toBe('1-50 of 64')
  await expect.poll(() => names(page)).toHaveLength(50)
  await page.goto(demo(PAGES))
  await expect.poll(() => range(page)).toBe('1-50 of 64')
  expect(lists()).toEqual(['page=1&limit=50', 'page=1&limit=50'])
})

test('R182 filters, order and page live in the address: a reload keeps them, Back and Forward lead through them', async () => {
  const page = await openProducts()
  await choose(page, 'Publish', 'Published')
  await expect.poll(() => title(page)).toBe('Products 51')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect.poll(() => range(page)).toBe('11-20 of 51')
  expect(new URL(page.url()).search).toBe('?published=1&page=2')
  const second = await names(page)
  await reload(page)
  expect([await names(page), await range(page)]).toEqual([second, '11-20 of 51'])
  await page.goBack()
  await expect.poll(() => range(page)).toBe('1-10 of 51')
  await page.goBack()
  await expect.poll(() => title(page)).toBe('Products 64')
  expect(await page.getByRole('button', { name: 'Publish: All' }).isVisible()).toBe(true)
  await page.goForward()
  await page.goForward()
  await expect.poll(() => names(page)).toEqual(second)
})

test('Q91 an address past the end leads to the last page', async () => {
  const page = await openProducts({}, '?page=12')
  expect(await range(page)).toBe('61-64 of 64')
  expect(new URL(page.url()).search).toBe('?page=7')
})

test('url-state="off" leaves the address alone, so that two tables fit on a page', async () => {
  const page = await enter({ account: 'company' })
  await page.route(`**${PAGES}`, async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      /<ndt-product-table[^>]*>/,
      '<ndt-service-table url-state="off"></ndt-service-table><ndt-product-table url-state="off">',
    )
    await route.fulfill({ response: answer, body })
  })
  await page.goto(demo(PAGES))
  const products = page.getByRole('region', { name: 'Products' })
  const services = page.getByRole('region', { name: 'Services' })
  await services.getByRole('button', { name: 'Page 2' }).click()
  await services.getByText('11-12').waitFor()
  await products.getByRole('button', { name: 'Page 3' }).click()
  await products.getByText('21-30').waitFor()
  expect(await services.getByText('11-12').isVisible()).toBe(true)
  expect(new URL(page.url()).search).toBe('')
})

test('with sortable, a column sorts up, down and not at all, in query and address', async () => {
  const page = await openProducts({}, '?page=2')
  const lists = listsOf(page)
  const heading = page.getByRole('columnheader', { name: 'Product Name' })
  const press = () => heading.getByRole('button').click()
  await press()
  await expect.poll(async () => (await names(page))[0]).toMatch(/^AC yoke/)
  expect(await heading.getAttribute('aria-sort')).toBe('ascending')
  await press()
  await expect.poll(async () => (await names(page))[0]).toMatch(/^Wire IQI/)
  expect(new URL(page.url()).search).toBe('?sort=name&order=desc')
  await reload(page)
  expect(await heading.getAttribute('aria-sort')).toBe('descending')
  await press()
  await expect.poll(() => names(page)).toEqual(FIRST_TEN)
  expect(await heading.getAttribute('aria-sort')).toBeNull()
  expect(lists()[0]).toBe('page=1&limit=10&sort=name&order=asc')
})
