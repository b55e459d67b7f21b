import { describe, expect, test, vi } from 'vitest'
import { exported } from '../../stories/fixtures/company-lists'
import { fail, hang } from '../../stories/support/calls'
import { listenForErrors } from '../support/widget'
import { toastMessages } from '../support/toasts'
import { hasControl } from '../support/inside'
import { placeTable, press } from './tables'

const PATH = 'company/products/export'
const EXPORT = `GET /api/v1/${PATH}`
const call = { method: 'GET', path: `/api/v1/${PATH}` }

const place = (...settings: [Record<string, string>?, Parameters<typeof placeTable>[2]?]) =>
  placeTable('ndt-product-table', ...settings)

/** Keeps what is downloaded, under which name. */
function watchDownloads() {
  const files: { name: string; file: Blob }[] = []
  let file: Blob
  vi.spyOn(URL, 'createObjectURL').mockImplementation(given => {
    file = given as Blob
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, file })
  })
  return files
}

test('R201 Q54 there is no Export button unless the page says where', async () => {
  expect(hasControl((await place()).table, 'Export')).toBe(false)
  expect(hasControl((await place({ 'export-path': PATH })).table, 'Export')).toBe(true)
})

test('R184 Q54 the list is checked, read as a file, and saved as report.csv with a mark', async () => {
  const files = watchDownloads()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const csv = 'Product Name\r\nPrüfkopf\r\n'
  const { table, asked } = await place(
    { 'export-path': PATH },
    { answerers: [exported(call.path, csv)], search: '?name=probe&page=2' },
  )
  await press(table, 'Export')
  expect(asked().filter(line => line.startsWith(EXPORT))).toEqual([
    `${EXPORT}?name=probe`,
    `${EXPORT}?name=probe`,
  ])
  expect(files.map(({ name }) => name)).toEqual(['report.csv'])
  // Safari on iOS has not read it yet
  expect(revoke).not.toHaveBeenCalled()
  const bytes = new Uint8Array(await files[0]!.file.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('R12 R184 the button takes no second press while it exports', async () => {
  const { table, asked } = await place(
    { 'export-path': PATH },
    { answerers: [hang({ ...call, answer: undefined as never })] },
  )
  await press(table, 'Export')
  await press(table, 'Export')
  expect(asked().filter(line => line.startsWith(EXPORT))).toHaveLength(1)
})

describe('R185 an export that', () => {
  test.each([
    ['is refused in words', 403, { message: 'Not on your plan.' }, 'Not on your plan.'],
    ['is refused without', 403, {}, 'Error exporting'],
    ['has no session', 401, { message: 'Unauthenticated.' }, 'Your session has ended.'],
    ['answers another 2xx', 202, {}, 'Error exporting'],
  ])('%s is told in a toast, and nothing is saved', async (_, status, body, words) => {
    listenForErrors()
    const files = watchDownloads()
    const { table } = await place(
      { 'export-path': PATH },
      { answerers: [fail({ ...call, answer: undefined as never }, status, body)] },
    )
    await press(table, 'Export')
    expect(toastMessages()).toEqual([words])
    expect(files).toEqual([])
  })
})
