import { beforeEach, expect, test } from 'vitest'
import { getProducts } from '../../src/contract'
import { fail } from '../../stories/support/calls'
import { control, find, heard, textOf } from '../support/inside'
import { gate, holdClock, settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeTable, press, results, select, unpublish } from './tables'

const SELECTABLE = { sortable: 'true', selectable: 'true' }

beforeEach(holdClock)

async function place(...answerers: Parameters<typeof placeTable>[2][]) {
  const { table, ...rest } = await placeTable('ndt-product-table', SELECTABLE, ...answerers)
  return {
    ...rest,
    table,
    async said() {
      await settle(100)
      return heard(table.shadowRoot!)
    },
  }
}

test('R177 R188 what a list shows is said when another part or order of it is chosen, and not before', async () => {
  const { table, search, said } = await place()
  expect(await said()).toBeUndefined()
  await press(table, 'Product Name')
  expect(await said()).toBe('Product Name, A to Z. 1-10 of 64')
  await press(table, 'Next')
  expect(await said()).toBe('11-20 of 64')
  await search('Product Name', 'zirconium')
  expect(await said()).toBe('No data found')
})

test('Q110 a list that could not be read is said to have failed, and what it shows once Retry has brought it', async () => {
  let isDown = false
  const { table, said } = await place({
    answerers: [request => (isDown ? fail(getProducts, 500)(request) : undefined)],
  })
  isDown = true
  await press(table, 'Next')
  // it is asked for once more
  await settle(5000)
  // by its own alert, and once
  expect(await said()).toBeUndefined()
  expect(textOf(find(table, '[role=alert]')!)).toContain('Products could not be loaded')
  isDown = false
  await press(table, 'Retry')
  await settle(50)
  expect(await said()).toBe('11-20 of 64')
})

test('Q110 what had the focus may go with the rows, or with the pager: the title has it then', async () => {
  let isDown = false
  const { table, row, names } = await place({
    answerers: [request => (isDown ? fail(getProducts, 500)(request) : undefined)],
  })
  const focused = () => table.shadowRoot!.activeElement
  row(names()[0]!).querySelector('a')!.focus()
  history.replaceState(null, '', '?page=2')
  dispatchEvent(new PopStateEvent('popstate'))
  await settle(100)
  expect(focused()).toBe(find(table, 'h1'))
  isDown = true
  await press(table, 'Next')
  await settle(5000)
  expect([find(table, '.pager'), focused()]).toEqual([null, find(table, 'h1')])
})

test('Q110 Retry has the focus while it tries, which is said, and gives it to what came', async () => {
  listenForErrors()
  let isDown = true
  let waits = Promise.resolve()
  const { table, rows, said } = await place({
    answerers: [
      request => {
        const lost = isDown ? fail(getProducts, 403)(request) : undefined
        return lost && waits.then(() => lost as Response)
      },
    ],
  })
  const root = table.shadowRoot!
  const retry = control(table, 'Retry')
  const { late, arrive } = gate()
  waits = late
  await press(table, 'Retry')
  expect([root.activeElement, retry.getAttribute('aria-disabled')]).toEqual([retry, 'true'])
  expect(await said()).toBe('Loading')
  arrive()
  await settle(50)
  expect([root.activeElement, await said()]).toEqual([retry, 'Products could not be loaded.'])
  isDown = false
  await press(table, 'Retry')
  await settle(50)
  expect(rows()).toHaveLength(10)
  expect([root.activeElement, await said()]).toEqual([find(table, 'section'), '1-10 of 64'])
})

test('how many rows are selected is said', async () => {
  const { table, names, said } = await place()
  const [first, second] = names()
  await select(table, first!)
  expect(await said()).toBe('1 selected')
  await select(table, second!)
  expect(await said()).toBe('2 selected')
  await press(table, 'Clear')
  expect(await said()).toBe('0 selected')
})

test('of rows that something was done with, only what came of it is said', async () => {
  const { table, names, said } = await place()
  await unpublish(table, names()[0]!)
  await said()
  expect(results(table)).toEqual(['1 unpublished'])
  await press(table, 'Close results')
  expect(await said()).not.toBe('0 selected')
})

test('that no other row is selected any more is said beside what came of those before', async () => {
  const { table, names, said } = await place()
  await unpublish(table, names()[0]!)
  await said()
  await select(table, names()[1]!)
  expect(await said()).toBe('1 selected')
  await select(table, names()[1]!)
  expect(await said()).toBe('0 selected')
  await select(table, names()[1]!)
  await press(table, 'Close results')
  await select(table, names()[1]!)
  expect(await said()).toBe('0 selected')
})
