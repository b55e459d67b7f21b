import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { showCompany } from '../pages/company'
import {
  FIRST_TEN,
  LISTS,
  listsOf,
  names,
  openProducts,
  range,
  REPORTS,
  rowOf,
  title,
  type,
} from '../pages/company-lists'
import { delayed, enter } from '../pages/dashboard'
import { allow, demo, listen } from '../pages/support'

const PRODUCTS = '/company/products'

test('R180 while rows are on their way there are ten grey ones, below the filters', async () => {
  const page = await openProducts()
  await page.route(LISTS.products, delayed(600))
  await page.getByRole('button', { name: 'Page 2' }).click()
  const grey = page.locator('.table__skeleton')
  await grey.first().waitFor()
  expect(await grey.count()).toBe(10)
  expect(await page.getByRole('region', { name: 'Products' }).getAttribute('aria-busy')).toBe(
    'true',
  )
  expect(await page.getByRole('textbox', { name: /^Product Name/ }).isVisible()).toBe(true)
  await expect.poll(() => names(page)).toHaveLength(10)
  expect([await grey.count(), await range(page)]).toEqual([0, '11-20 of 64'])
})

test.each([
  ['the server fails', (route: Route) => route.fulfill({ status: 500, json: {} }), 500],
  ['the visitor is offline', (route: Route) => route.abort('internetdisconnected'), 0],
  [
    'the answer is HTML',
    (route: Route) => route.fulfill({ contentType: 'text/html', body: '' }),
    200,
  ],
])(
  'R181 Q110 when %s there is the picture, the failure in words, no row, a way to retry, and nothing set is lost',
  async (_, answer, status) => {
    const page = await enter({ account: 'company' })
    const errors = (await listen(page, 'ndt-error')) as () => Promise<object[]>
    allow(page, ...REPORTS, /^answer: 500/, /^request: net::ERR_INTERNET_DISCONNECTED/)
    await page.route(LISTS.products, answer)
    await showCompany(page, `${PRODUCTS}?published=2`, 'ndt-product-table')
    await page.getByText('Products could not be loaded').waitFor()
    expect(await page.locator('.empty__art').isVisible()).toBe(true)
    expect(await page.getByText('No data found').count()).toBe(0)
    expect([await names(page), await title(page)]).toEqual([[], 'Products'])
    expect(await errors()).toMatchObject([{ tag: 'ndt-product-table', phase: 'data', status }])
    await page.unroute(LISTS.products)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => title(page)).toBe('Products 13')
    expect(await page.getByRole('button', { name: /^Publish: Unp/ }).isVisible()).toBe(true)
  },
)

test('Q93 after a session has ended there is the way to sign in, and Retry goes on', async () => {
  const page = await openProducts()
  allow(page, ...REPORTS, /^answer: 401/)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await page.getByText('Your session has ended.').waitFor()
  const signIn = page.getByRole('link', { name: 'Sign in' })
  expect(await signIn.getAttribute('href')).toBe('/company-sign-in')
  expect(await signIn.getAttribute('target')).toBe('_blank')
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => range(page)).toBe('11-20 of 64')
})

test('R181 an empty list shows the picture too, with the way to clear its filters', async () => {
  const page = await openProducts()
  await type(page, 'Product Name', 'no such thing')
  await page.keyboard.press('Enter')
  await page.getByText('No data found').waitFor()
  expect(await title(page)).toBe('Products 0')
  const region = page.getByRole('region', { name: 'Products' })
  await region.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => names(page)).toEqual(FIRST_TEN)
})

test('the newest answer wins, whichever comes last', async () => {
  const page = await openProducts()
  await page.route('**/api/v2/company/product?page=2*', delayed(900))
  await page.getByRole('button', { name: 'Page 2' }).click()
  await page.getByRole('navigation').getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(() => range(page)).toBe('21-30 of 64')
  const third = await names(page)
  await page.waitForTimeout(1000)
  expect([await names(page), await range(page)]).toEqual([third, '21-30 of 64'])
})

test('R13 a list is never cached: coming back by the browser’s Back reads it again', async () => {
  const page = await openProducts()
  const lists = listsOf(page)
  const answer = page.waitForResponse(LISTS.products)
  await rowOf(page, FIRST_TEN[0]).getByRole('link').click()
  await page.waitForURL('**/edit/**')
  await page.goBack()
  expect((await answer).headers()['cache-control']).toMatch(/no-store/)
  await page.getByRole('link', { name: FIRST_TEN[0] }).waitFor()
  expect(lists()).toEqual(['page=1&limit=10'])
  await expect.poll(() => page.url()).toBe(demo(PRODUCTS))
})
