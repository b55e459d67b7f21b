import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, saveAndLeave } from './company-forms'
import {
  act,
  FIRST_TEN,
  LISTS,
  names,
  openProducts,
  openServices,
  range,
  reload,
  rowOf,
  title,
  type,
} from './company-lists'
import { focused } from './dashboard'
import { axe } from './support'

const view = (page: Page) => page.getByRole('dialog', { name: 'View' })
const openView = async (page: Page) => {
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await view(page).waitFor()
}

test('compact rows stand closer, and do so after a reload', async () => {
  const page = await openServices()
  const height = async () => (await page.locator('.table__row').first().boundingBox())!.height
  const before = await height()
  await openView(page)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect.poll(height).toBe(before - 12)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('View')
  await reload(page)
  expect(await height()).toBe(before - 12)
})

test('a view that is saved under its name again says so again', async () => {
  const page = await openProducts()
  await openView(page)
  const said = view(page).getByRole('status')
  await said.evaluate((region: HTMLElement & { heard?: string[] }) => {
    region.heard = []
    const hear = () => region.textContent && region.heard!.push(region.textContent)
    new MutationObserver(hear).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  const words = [
    'Twice is saved on this device.',
    'Twice is saved in place of the view that had this name.',
    'Twice is saved in place of the view that had this name.',
  ]
  for (const times of [1, 2, 3]) {
    await page.getByRole('textbox', { name: 'Name of this view' }).fill('Twice')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => said.evaluate((region: HTMLElement & { heard?: string[] }) => region.heard))
      .toEqual(words.slice(0, times))
  }
})

test('a view is saved under a name, and leads back to its filters after a reload', async () => {
  const page = await openProducts({ width: 375 })
  await type(page, 'Product Name', 'probe')
  await page.keyboard.press('Enter')
  await expect.poll(() => title(page)).toBe('Products 6')
  await openView(page)
  await page.getByRole('textbox', { name: 'Name of this view' }).fill('Probes')
  await page.keyboard.press('Enter')
  await view(page).getByText('Probes is saved on this device.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => title(page)).toBe('Products 64')
  await reload(page)
  await openView(page)
  await view(page).getByRole('button', { name: 'Probes', exact: true }).click()
  await expect.poll(() => title(page)).toBe('Products 6')
  expect(new URL(page.url()).search).toBe('?name=probe')
})

test('the slash leads to the search, arrows along a column; in a field both are its own', async () => {
  const page = await openProducts()
  const link = (n: number) => page.getByRole('link', { name: FIRST_TEN[n]!, exact: true })
  await link(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe(FIRST_TEN[1])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toBe(FIRST_TEN[1])
  await page.getByRole('checkbox', { name: `Select ${FIRST_TEN[1]}` }).focus()
  await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toBe(`Select ${FIRST_TEN[0]}`)
  await page.keyboard.press('/')
  await expect.poll(() => focused(page)).toMatch(/^Product Name, press Enter/)
  await page.keyboard.type('1/2')
  expect(await page.getByRole('textbox').first().inputValue()).toBe('1/2')
  await page.keyboard.press('ArrowDown')
  expect(await focused(page)).toMatch(/^Product Name, press Enter/)
  expect(await page.getByRole('table').getByRole('row').count()).toBe(12)
})

test('a first slash is taken before its code is here: Firefox would begin a search of its own', async () => {
  const page = await openProducts()
  await page.evaluate(() => {
    const note = (event: Event) => (document.title = `taken: ${event.defaultPrevented}`)
    addEventListener('keydown', note, { once: true })
  })
  await page.keyboard.press('/')
  expect(await page.title()).toBe('taken: true')
  await expect.poll(() => focused(page)).toMatch(/^Product Name, press Enter/)
})

test('R182 a usual range of days is chosen at once', async () => {
  const page = await openProducts()
  await page.getByRole('button', { name: /^Added On: / }).press('Enter')
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect.poll(() => focused(page)).toMatch(/^Added On: .* to /)
  const { searchParams } = new URL(page.url())
  const [from, to] = ['from_date', 'to_date'].map(name => Date.parse(searchParams.get(name)!))
  expect((to! - from!) / 86_400_000).toBe(29)
})

test('R204 a row that was saved in its form is marked on return', async () => {
  const page = await openProducts()
  await page.getByRole('link', { name: FIRST_TEN[3], exact: true }).click()
  await field(page, 'Alias').fill('Known by another name')
  await saveAndLeave(page, '/company/products')
  await rowOf(page, FIRST_TEN[3]).getByText('Edited').waitFor()
  await expect.poll(() => focused(page)).toBe(FIRST_TEN[3])
  await reload(page)
  expect(await page.getByText('Edited').count()).toBe(0)
})

test('a product is previewed beside its list, without what could run; Escape leads back to its menu', async () => {
  const page = await openProducts()
  await page.route('**/api/v2/company/product/*', async route => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: Record<string, unknown> }
    json.data['description'] =
      '<p onclick="alert(1)">Safe <b>words</b><script>alert(1)</script></p>'
    await route.fulfill({ response, json })
  })
  await act(page, FIRST_TEN[0], 'Preview')
  const preview = page.getByRole('dialog', { name: 'As the public sees it' })
  await preview.getByRole('heading', { name: FIRST_TEN[0] }).waitFor()
  await preview.getByText('words').waitFor()
  expect(await preview.locator('[onclick], script').count()).toBe(0)
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(`Actions for ${FIRST_TEN[0]}`)
})

test('a first arrow along a column is taken before its code is here: the page would scroll as well', async () => {
  const page = await openProducts()
  await page.evaluate(() => {
    const note = ({ key, defaultPrevented }: KeyboardEvent) =>
      (document.title += ` ${key}: ${defaultPrevented}`)
    globalThis.addEventListener('keydown', event => queueMicrotask(() => note(event)))
    document.title = ''
  })
  await page.getByRole('link', { name: FIRST_TEN[0], exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toBe(FIRST_TEN[1])
  expect(await page.title()).toBe('ArrowDown: true')
})

test.each([1280, 375])('at %i px the whole of a long name is read in its place', async width => {
  const page = await openProducts({ width })
  const name = 'Encoded phased array corrosion mapping of insulated process pipework '.repeat(3)
  await page.route(LISTS.products, async route => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { name: string }[] }
    json.data[0]!.name = name.trim()
    await route.fulfill({ response, json })
  })
  await reload(page)
  const link = page.getByRole('link', { name: name.trim() })
  const isWhole = await link.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight,
  )
  expect([isWhole, await range(page), (await names(page)).length]).toEqual([true, '1-10 of 64', 10])
})
