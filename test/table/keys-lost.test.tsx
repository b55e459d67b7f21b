import { expect, test, vi } from 'vitest'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { pressIn } from '../ui/show'
import { placeTable } from '../widgets/tables'

const lost = vi.hoisted(() => ({ times: 2 }))
vi.mock('../../src/table/lazy/keys', async original => {
  if (lost.times-- > 0) throw new Error('Failed to fetch dynamically imported module')
  return original()
})

test('keys that did not come are asked for by the next key, and missed by who presses one of them', async () => {
  const { errors } = listenForErrors()
  const { table } = await placeTable('ndt-product-table')
  const press = async (key: string) => {
    pressIn(document.body, key)
    await settle()
  }
  await press('Tab')
  expect(errors).toEqual([])
  await press('/')
  expect(errors).toEqual([expect.objectContaining({ tag: 'ndt-product-table', phase: 'load' })])
  await vi.waitFor(async () => {
    await press('/')
    expect(table.shadowRoot!.activeElement?.ariaLabel).toMatch(/^Product Name/)
  })
  expect(errors).toHaveLength(1)
})
