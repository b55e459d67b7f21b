import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  act,
  choose,
  FIRST_TEN,
  LISTS,
  listsOf,
  names,
  openCatalogue,
  openProducts,
  openServices,
  REPORTS,
  reload,
  rowOf,
  title,
} from '../pages/company-lists'
import { callsOf, delayed, focused } from '../pages/dashboard'
import { allow, axe, demo, freshDemo } from '../pages/support'

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const says = (page: Page) => bar(page).locator('.bulk-bar__said')
const press = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).click()
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const toggles = (calls: string[]) => calls.filter(line => line.includes('toggle')).length

test('R195 Q49 rows that a second tab changed are not flipped back', async () => {
  const page = await openProducts()
  const [first, second, third] = FIRST_TEN
  for (const name of [first, second, third]) await tick(page, name)

  const other = await page.context().newPage()
  await other.goto(demo('/company/products'))
  await rowOf(other, first).getByRole('switch').click()
  await rowOf(other, first).getByText('Unpublished').waitFor()
  await act(other, second, 'Delete')
  await confirm(other, 'Delete')
  await rowOf(other, second).waitFor({ state: 'detached' })

  const calls = callsOf(page)
  await press(page, 'Unpublish')
  await page.getByRole('dialog', { name: 'Unpublish these 3 Products?' }).waitFor()
  await confirm(page, 'Unpublish')
  await says(page).getByText('1 unpublished, 1 needed no change, 1 no longer in the list').waitFor()
  expect(toggles(calls)).toBe(1)
  await reload(page)
  for (const name of [first, third]) {
    expect(await rowOf(page, name).getByText('Unpublished').isVisible()).toBe(true)
  }
})

test('R195 a phone that is turned while it is asked keeps the question, and then the progress', async () => {
  const page = await openProducts()
  const [first] = FIRST_TEN.slice(-1)
  await tick(page, first!)
  await press(page, 'Unpublish')
  const question = page.getByRole('dialog', { name: 'Unpublish this Product?' })
  await question.waitFor()
  await page.setViewportSize({ width: 600, height: 900 })
  expect(await question.isVisible()).toBe(true)
  await page.route(LISTS.toggle, delayed(600))
  await confirm(page, 'Unpublish')
  await bar(page).getByRole('progressbar').waitFor()
  await says(page).getByText('1 unpublished').waitFor()
})

test('R195 Q106 two people who unpublish the same ten at once end with ten unpublished', async () => {
  const page = await openServices()
  const other = await page.context().newPage()
  await other.goto(demo('/company/services'))
  const both = [page, other]
  allow(page, ...REPORTS, /^answer: 412/)
  for (const each of both) {
    await each.route(LISTS.toggle, delayed(300))
    await each.getByRole('checkbox', { name: 'Select all rows' }).check()
    await press(each, 'Unpublish')
  }
  const published = page.getByRole('switch', { checked: true })
  const count = await published.count()
  await Promise.all(both.map(each => confirm(each, 'Unpublish')))
  const counts = both.map(async each => {
    const said = await says(each)
      .getByText(/^\d+ unpublished/)
      .innerText()
    return (said.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0)
  })
  expect(await Promise.all(counts)).toEqual([count, count])
  await reload(page)
  expect(await published.count()).toBe(0)
})

test('Q93 a session that ends in the middle stops it; after signing in, the rest is done', async () => {
  const page = await openProducts({}, '?page=2')
  allow(page, ...REPORTS, /^answer: (401|419)/)
  const rows = (await names(page)).slice(0, 10)
  const published = page.getByRole('switch', { checked: true })
  const count = await published.count()
  const cookies = await page.context().cookies()
  let calls = 0
  await page.route(LISTS.toggle, async route => {
    if (++calls === 3) await page.context().clearCookies({ name: 'ndt_session' })
    await route.continue()
  })
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await press(page, 'Unpublish')
  await confirm(page, 'Unpublish')
  await says(page)
    .getByText(`2 unpublished, ${count - 2} not done`)
    .waitFor()
  await says(page).getByText('Your session has ended.').waitFor()
  expect(calls).toBe(3)
  await bar(page)
    .getByText(`${count - 2} selected`)
    .waitFor()

  await page.context().addCookies(cookies)
  await press(page, 'Unpublish')
  await confirm(page, 'Unpublish')
  await says(page)
    .getByText(`${count - 2} unpublished`, { exact: true })
    .waitFor()
  for (const name of rows) await rowOf(page, name).getByText('Unpublished').waitFor()
})

test('R197 a failing row is counted and told, and stays selected', async () => {
  // what was unpublished before could not be again
  await freshDemo()
  const page = await openServices()
  allow(page, ...REPORTS, /^answer: 422/)
  const published = page.getByRole('switch', { checked: true })
  const count = await published.count()
  await page.route(
    LISTS.toggle,
    route => route.fulfill({ status: 422, json: { message: 'It is booked.' } }),
    { times: 1 },
  )
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await press(page, 'Unpublish')
  await confirm(page, 'Unpublish')
  await says(page)
    .getByText(`${count - 1} unpublished, 1 failed:`)
    .waitFor({ timeout: 60_000 })
  await says(page).getByRole('listitem').filter({ hasText: ': It is booked.' }).waitFor()
  await bar(page).getByText('1 selected').waitFor()
  expect(await axe(page)).toEqual([])
  await press(page, 'Undo')
  await says(page)
    .getByText(`${count - 1} published`)
    .waitFor({ timeout: 60_000 })
  await expect.poll(() => published.count()).toBe(count)
})

test('R175 all that match are selected over several pages, with the filters, and taken back', async () => {
  const page = await openProducts()
  await choose(page, 'Publish', 'Published')
  await expect.poll(() => title(page)).toMatch(/^Products (4|5)\d$/)
  const total = (await title(page)).split(' ')[1]!
  const [lists, calls] = [listsOf(page), callsOf(page)]
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await bar(page)
    .getByRole('button', { name: `Select all ${total} that match` })
    .focus()
  await page.keyboard.press('Enter')
  await bar(page).getByText(`${total} selected`).waitFor()
  expect(await focused(page)).toBe('Selection')
  expect(lists()).toEqual(['page=1&limit=100&published=1'])
  expect(await axe(page)).toEqual([])
  await press(page, 'Unpublish')
  await page.getByRole('dialog', { name: `Unpublish these ${total} Products?` }).waitFor()
  expect(toggles(calls)).toBe(0)
  await confirm(page, 'Unpublish')
  await says(page).getByText(`${total} unpublished`).waitFor()
  expect(toggles(calls)).toBe(Number(total))
  await expect.poll(() => title(page)).toBe('Products 0')
  await press(page, 'Undo')
  await says(page).getByText(`${total} published`).waitFor()
  await expect.poll(() => title(page)).toBe(`Products ${total}`)
})

test('R175 of ten thousand, all are selected and let go; a run of them is stopped, and leaving is asked about', async () => {
  const page = await openCatalogue('?name=probe')
  const total = (await title(page)).split(' ')[1]!
  const lists = listsOf(page)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await press(page, `Select all ${total} that match`)
  await bar(page).getByText(`${total} selected`).waitFor()
  expect(lists().length).toBe(Math.ceil(Number(total.replace(',', '')) / 100))
  // the fourth waits for its answer until the run was stopped
  let answer = () => {}
  const stopped = new Promise<void>(resume => (answer = resume))
  let calls = 0
  await page.route(LISTS.toggle, async route => {
    if (++calls > 3) await stopped
    await route.continue()
  })
  await press(page, 'Unpublish')
  await confirm(page, 'Unpublish')
  await bar(page)
    .getByText(/^4 of /)
    .waitFor()
  const asked = page.waitForEvent('dialog')
  const leaving = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await press(page, 'Stop')
  answer()
  await says(page)
    .getByText(/^4 unpublished.*, [\d,]+ not done$/)
    .waitFor()
  await press(page, 'Clear')
  expect(
    await bar(page)
      .getByText(/selected/)
      .count(),
  ).toBe(0)
})
