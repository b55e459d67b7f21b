import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  FIRST_TEN,
  LISTS,
  listsOf,
  openProducts,
  openServices,
  reload,
  REPORTS,
  rowOf,
  title,
} from './company-lists'
import { callsOf, delayed, focused } from './dashboard'
import { allow } from './support'

const select = async (page: Page, all: readonly string[]) => {
  for (const name of all) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
}
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const press = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).click()
const says = (page: Page) => bar(page).locator('.bulk-bar__said').innerText()
const lines = async (page: Page) => (await says(page)).split(/\n+/).filter(Boolean)
/** Presses the button of an action, and answers its question. */
const act = async (page: Page, name: string, question: string) => {
  await press(page, name)
  await page.getByRole('dialog', { name: question }).getByRole('button', { name }).click()
}

test('with selectable, rows are chosen one by one or all in view, and let go', async () => {
  const page = await openProducts()
  const all = page.getByRole('checkbox', { name: 'Select all rows' })
  await select(page, FIRST_TEN.slice(0, 3))
  await bar(page).getByText('3 selected').waitFor()
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await all.check()
  await bar(page).getByText('10 selected').waitFor()
  await press(page, 'Clear')
  expect([await all.isChecked(), await bar(page).count()]).toEqual([false, 0])
  await select(page, FIRST_TEN.slice(0, 1))
  await page.getByRole('button', { name: 'Page 2' }).click()
  await bar(page).waitFor({ state: 'detached' })
})

test('R194 R195 Q51 products are taken back together after one question: a call each, counted, and undone', async () => {
  const page = await openProducts()
  const [calls, lists] = [callsOf(page), listsOf(page)]
  await page.route(LISTS.toggle, delayed(300))
  const [first, , third, unpublished] = FIRST_TEN
  await select(page, [first, third, unpublished])
  const offered = bar(page).getByRole('button')
  await expect.poll(() => offered.allInnerTexts()).toEqual(['Clear', 'Unpublish', 'Delete'])
  await act(page, 'Unpublish', 'Unpublish these 2 Products?')
  await bar(page).getByText('1 of 2').waitFor()
  expect(await bar(page).getByRole('progressbar', { name: 'Unpublish' }).count()).toBe(1)
  await expect.poll(() => says(page)).toBe('2 unpublished')
  // the button went with the selection: what it came to is next
  await bar(page).getByRole('button', { name: 'Unpublish' }).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Selection')
  expect(calls.filter(line => line.includes('toggle'))).toHaveLength(2)
  await expect.poll(lists).toEqual(['page=1&limit=100', 'page=1&limit=10'])
  await press(page, 'Undo')
  await expect.poll(() => says(page)).toBe('2 published')
  await rowOf(page, first).getByRole('switch', { checked: true }).waitFor()
  await select(page, [first, third])
  await act(page, 'Unpublish', 'Unpublish these 2 Products?')
  await expect.poll(() => says(page)).toBe('2 unpublished')
  await reload(page)
  for (const name of [first, third, unpublished]) {
    expect(await rowOf(page, name).getByText('Unpublished').isVisible()).toBe(true)
  }
})

test('R199 R200 products are deleted together after one question; what is refused says why, and stays selected', async () => {
  const page = await openProducts()
  allow(page, ...REPORTS, /^answer: 409/)
  const names = FIRST_TEN.slice(4, 6)
  let calls = 0
  await page.route(LISTS.remove, route =>
    calls++ ? route.continue() : route.fulfill({ status: 409, json: { message: 'In an order.' } }),
  )
  await select(page, names)
  await press(page, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete these 2 Products?' })
  expect(await dialog.locator('p').innerText()).toContain(names.join(', '))
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect
    .poll(() => lines(page))
    .toEqual(['1 deleted, 1 failed:', `${names[0]}: In an order.`])
  await bar(page).getByText('1 selected').waitFor()
  await press(page, 'Close results')
  await reload(page)
  expect([await title(page), await rowOf(page, names[0]!).count()]).toEqual(['Products 63', 1])
})

test('after rows are deleted together, the focus is with the row that follows them', async () => {
  const page = await openProducts()
  const names = await page.locator('.table__link').allTextContents()
  const gone = [names[2]!, names[4]!]
  await page.route(LISTS.remove, delayed(300))
  await select(page, gone)
  await press(page, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect.poll(() => says(page)).toBe('2 deleted')
  await rowOf(page, gone[1]!).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe(`Actions for ${names[5]}`)
})

test('what came of many rows leaves what has the focus in view (WCAG 2.4.11)', async () => {
  const page = await openProducts({ height: 700 })
  allow(page, ...REPORTS, /^answer: 422/)
  let calls = 0
  await page.route(LISTS.toggle, route =>
    route.fulfill({ status: 422, json: { message: `It is in order ${++calls} of this week.` } }),
  )
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await press(page, 'Unpublish')
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await bar(page).getByRole('listitem').nth(4).waitFor()
  await press(page, 'Clear')
  const covered = await page.locator('ndt-product-table').evaluate(tag => {
    const root = tag.shadowRoot!
    const { bottom } = root.querySelector('.bulk-bar')!.getBoundingClientRect()
    const isSeen = bottom <= innerHeight
    const stops = root.querySelectorAll<HTMLElement>('.table__row :is(a, button, input)')
    const under = [...stops].filter(stop => {
      stop.focus()
      const bar = root.querySelector('.bulk-bar')!.getBoundingClientRect()
      return stop.getBoundingClientRect().bottom > bar.top
    })
    return { isSeen, stops: stops.length, under: under.length }
  })
  expect(covered.isSeen).toBe(true)
  expect(covered.stops).toBeGreaterThan(30)
  expect(covered.under).toBe(0)
})

test('R227 R229 services are published together, and taken back', async () => {
  const page = await openServices()
  const names = ['Welding procedure qualification', 'Welder approval tests']
  await select(page, [...names, 'Flaw detector calibration'])
  await act(page, 'Publish', 'Publish these 2 Services?')
  await expect.poll(() => says(page)).toBe('2 published')
  await reload(page)
  for (const name of names) {
    const control = rowOf(page, name).getByRole('switch', { checked: true })
    expect(await control.count()).toBe(1)
  }
})
