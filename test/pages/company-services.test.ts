import { expect, test } from 'vitest'
import {
  act,
  daysAgo,
  listsOf,
  names,
  openServices,
  range,
  reload,
  REPORTS,
  rowOf,
  title,
  type,
} from './company-lists'
import { callsOf, enter } from './dashboard'
import { allow, demo } from './support'

const SERVICES = '/company/services'
const UNPUBLISHED = 'Welding procedure qualification'

/** The page as a host has it that lets its companies delete. */
async function openWithDelete() {
  const page = await enter({ account: 'company' })
  await page.route(`**${SERVICES}`, async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<ndt-service-table', '$& allow-delete')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(demo(SERVICES))
  await rowOf(page, UNPUBLISHED).waitFor()
  return page
}

test('R222 R223 R226 title, count, columns, and what a row says; name and Edit lead to the form', async () => {
  const page = await openServices()
  expect(await title(page)).toBe('Services 12')
  const add = page.getByRole('link', { name: 'Add Service' })
  expect(await add.getAttribute('href')).toBe('/company/services/add')
  const columns = await page.getByRole('columnheader').allInnerTexts()
  expect(columns.filter(Boolean)).toEqual(['Service Name', 'Added On', 'Publish', 'Edit'])
  const row = rowOf(page, UNPUBLISHED)
  expect(await row.getByRole('cell').nth(2).innerText()).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
  const href = await row.getByRole('link', { name: UNPUBLISHED, exact: true }).getAttribute('href')
  expect(href).toMatch(/^\/company\/services\/edit\/\d+$/)
  const edit = row.getByRole('link', { name: `Edit ${UNPUBLISHED}` })
  expect(await edit.getAttribute('href')).toBe(href)
  await edit.click()
  await page.waitForURL(`**${href}`)
})

test('R224 R228 name and days filter, and there are pages', async () => {
  const page = await openServices()
  const lists = listsOf(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => range(page)).toBe('11-12 of 12')
  await type(page, 'Service Name', 'phased array')
  await page.keyboard.press('Enter')
  await expect.poll(() => range(page)).toBe('1-1 of 1')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Added On: Any day' }).click()
  await page.getByRole('textbox', { name: 'Added On, from' }).fill(daysAgo(6))
  await expect.poll(() => title(page)).toBe('Services 1')
  expect(lists()).toEqual([
    'page=2&limit=10',
    'page=1&limit=10&name=phased array',
    'page=1&limit=10',
    `page=1&limit=10&from_date=${daysAgo(6)}`,
  ])
})

test('R227 R229 the switch is always there, and publishes both ways', async () => {
  const page = await openServices()
  const calls = callsOf(page)
  const control = rowOf(page, UNPUBLISHED).getByRole('switch')
  for (const state of ['true', 'false', 'true']) {
    await control.click()
    await expect.poll(() => control.getAttribute('aria-checked')).toBe(state)
    await expect.poll(() => control.getAttribute('aria-busy')).toBeNull()
  }
  const toggles = calls.filter(line => line.endsWith('/toggle-status'))
  expect(toggles).toHaveLength(3)
  expect(toggles[0]).toMatch(/^GET \/api\/v2\/company\/service\/\d+\/toggle-status$/)
  await reload(page)
  expect(await control.getAttribute('aria-checked')).toBe('true')
})

test('R229 Enter that is held flips it once', async () => {
  const page = await openServices()
  const calls = callsOf(page)
  const control = rowOf(page, UNPUBLISHED).getByRole('switch')
  await control.focus()
  // each further press is one that the keyboard repeats
  for (let time = 0; time < 20; time++) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(30)
  }
  await page.keyboard.up('Enter')
  await expect.poll(() => control.getAttribute('aria-busy')).toBeNull()
  expect(calls.filter(line => line.endsWith('/toggle-status'))).toHaveLength(1)
})

test('R225 Q55 a service cannot be deleted from the list, unless the page allows it', async () => {
  const page = await openServices()
  expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0)
})

test('R224 R225 R230 R231 Q49 with allow-delete it can: after a question, by a call of its own path', async () => {
  const page = await openWithDelete()
  const [name] = await names(page)
  await act(page, name!, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete this Service?' })
  const asked = page.waitForRequest('**/admin/company/service/delete/*')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const request = await asked
  expect(request.method()).toBe('GET')
  expect((await request.allHeaders())['x-requested-with']).toBe('XMLHttpRequest')
  await page.getByText('Service Deleted Successfully!!').first().waitFor()
  await expect.poll(() => title(page)).toBe('Services 11')
  await reload(page)
  expect([await title(page), await rowOf(page, name!).count()]).toEqual(['Services 11', 0])
})

test('R231 a deletion that fails without words is told in the described ones, and asked for once', async () => {
  const page = await openWithDelete()
  allow(page, ...REPORTS, /^answer: 500/)
  let calls = 0
  await page.route('**/admin/company/service/delete/*', route => {
    calls++
    return route.fulfill({ status: 500, json: {} })
  })
  await act(page, UNPUBLISHED, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Service is not deleted!').first().waitFor()
  expect(calls).toBe(1)
})
