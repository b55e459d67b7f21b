import { expect, onTestFinished, test } from 'vitest'
import { gate } from '../../src/http'
import { ApiError } from '../../src/index'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { placeTable, press } from './tables'

/** Another account signs in: reads are refused before they are sent. */
function handOver(): void {
  listenForErrors()
  gate.keep = () => Promise.reject(new ApiError('account', 0, ''))
  onTestFinished(() => void delete gate.keep)
}

test('Q107 rows of a page whose account is not signed in any more stay as they were', async () => {
  const { table, names, title } = await placeTable('ndt-product-table')
  const before = names()
  handOver()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settle()
  expect([names(), title()]).toEqual([before, 'Products 64'])
  await press(table, 'Page 2')
  expect(names()).toEqual([])
  expect(table.shadowRoot!.textContent).toContain('Products could not be loaded')
})
