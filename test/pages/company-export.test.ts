import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { LISTS, openProducts, REPORTS } from './company-lists'
import { callsOf, enter } from './dashboard'
import { allow, demo } from './support'

const EXPORT = { name: 'Export' }

test('R184 R201 Q54 Export checks, then downloads report.csv: the rows that are filtered, in their order', async () => {
  const page = await openProducts({}, '?name=probe&sort=name&order=desc')
  const calls = callsOf(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', EXPORT).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('report.csv')
  const query = 'name=probe&sort=name&order=desc'
  const call = `GET /api/v1/company/product/export?${query}`
  expect(calls).toEqual([call, call])
  const bytes = await buffer(await file.createReadStream())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, ...rows] = bytes.subarray(3).toString().trim().split('\r\n')
  expect(head).toBe('"Product Name","Category","Sub Category","Added On","Publish"')
  expect(rows).toHaveLength(6)
  expect(rows).toEqual([...rows].sort().reverse())
  expect(rows.every(row => /probe/i.test(row))).toBe(true)
})

test.each([
  [422, { message: 'Too many rows.' }, 'Too many rows.'],
  [500, { message: 'Undefined index' }, 'Error exporting'],
])(
  'R185 an export that fails with %i is told, and nothing is downloaded',
  async (status, json, words) => {
    const page = await openProducts()
    allow(page, ...REPORTS, /^answer: /)
    let downloads = 0
    page.on('download', () => downloads++)
    await page.route(LISTS.export, route => route.fulfill({ status, json }))
    await page.getByRole('button', EXPORT).click()
    await page.getByText(words).first().waitFor()
    expect(downloads).toBe(0)
    expect(await page.getByRole('button', EXPORT).getAttribute('aria-busy')).toBeNull()
  },
)

test('R201 Q54 without export-path there is no Export', async () => {
  const page = await enter({ account: 'company' })
  await page.route('**/company/products', async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/ export-path="[^"]*"/, '')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(demo('/company/products'))
  await page.getByRole('heading', { name: 'Products 64' }).waitFor()
  expect(await page.getByRole('button', EXPORT).count()).toBe(0)
})
