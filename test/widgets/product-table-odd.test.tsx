import { expect, onTestFinished, test } from 'vitest'
import { getProducts, toggleProduct } from '../../src/contract'
import { pageOf, products } from '../../stories/fixtures/company-lists'
import { isFor, type Answerer } from '../../stories/support/server'
import { find, textOf } from '../support/inside'
import { settle } from '../support/time'
import { quiet } from '../support/widget'
import { confirm, FIRST, held, placeTable, press, select, THIRD } from './tables'

/** A portal that says nothing of how many products there are. */
const untold =
  (count: number): Answerer =>
  request =>
    isFor(getProducts, request)
      ? Response.json({ data: pageOf(products(count), request.url).data })
      : undefined

const ticked = (table: Element) =>
  [...table.shadowRoot!.querySelectorAll<HTMLInputElement>('tbody input:checked')].map(
    box => box.ariaLabel,
  )

async function type(input: HTMLInputElement, text: string) {
  input.focus()
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
}

test('R204 the row stays in the list’s address, and not in that which a router has led to', async () => {
  const { table } = await placeTable('ndt-product-table')
  const listed: string[] = []
  const route = (event: CustomEvent<{ url: string }>) => {
    event.preventDefault()
    listed.push(location.hash)
    history.pushState(null, '', event.detail.url)
  }
  document.addEventListener('ndt-navigate', route as EventListener)
  onTestFinished(() => document.removeEventListener('ndt-navigate', route as EventListener))
  const link = [...table.shadowRoot!.querySelectorAll('a')].find(each => textOf(each) === FIRST)!
  link.click()
  expect([listed, location.hash]).toEqual([['#products-9000'], ''])
})

test('R179 where nobody says how many there are, an empty page leads to the one before', async () => {
  quiet('warn')
  const { table, range, lists } = await placeTable(
    'ndt-product-table',
    {},
    { answerers: [untold(20)] },
  )
  await press(table, 'Next')
  await press(table, 'Next')
  expect([range(), location.search]).toEqual(['11-20 of 20+', '?page=2'])
  expect(lists().slice(-2)).toEqual(['page=3&limit=10', 'page=2&limit=10'])
})

test('R179 where nobody says how many there are, an old address leads to the first page', async () => {
  quiet('warn')
  const { lists } = await placeTable(
    'ndt-product-table',
    {},
    { search: '?page=9', answerers: [untold(20)] },
  )
  expect(lists()).toEqual(['page=9&limit=10', 'page=8&limit=10', 'page=1&limit=10'])
})

test('R175 as many as are known match, where there may be more', async () => {
  quiet('warn')
  const { table } = await placeTable(
    'ndt-product-table',
    { selectable: '' },
    { answerers: [untold(33)] },
  )
  await press(table, 'Select all rows')
  await press(table, 'Select all 10+ that match')
  expect(textOf(find(table, '.bulk-bar__count')!)).toBe('33 selected')
  expect(textOf(find(table, '.bulk-bar')!)).not.toContain('that match')
})

test('R195 what is ticked while others are on their way stays ticked', async () => {
  const gate = held(toggleProduct)
  const { table } = await placeTable(
    'ndt-product-table',
    { selectable: '' },
    { answerers: [gate.answerer] },
  )
  await select(table, FIRST)
  await press(table, 'Unpublish')
  await confirm(table)
  await select(table, THIRD)
  await gate.go()
  expect(ticked(table)).toEqual([`Select ${THIRD}`])
})

test('R182 a day that is none is not applied without a word', async () => {
  const { table, lists } = await placeTable('ndt-product-table')
  await press(table, 'Filters')
  const from = find<HTMLInputElement>(table, 'dialog input')!
  await type(from, '31-02-2026')
  from.blur()
  await settle()
  await press(table, 'Apply')
  expect(textOf(find(table, 'dialog .field__error')!)).toBe('There is no such date.')
  expect([lists().length, table.shadowRoot!.activeElement]).toEqual([1, from])
})

test('R182 a usual range takes the place of a day that is none, and of what was said of it', async () => {
  const { table, lists } = await placeTable('ndt-product-table')
  await press(table, 'Filters')
  const from = find<HTMLInputElement>(table, 'dialog input')!
  await type(from, '31-02-2026')
  from.blur()
  await settle()
  await press(table, 'Today')
  expect(find(table, 'dialog .field__error')).toBeNull()
  await press(table, 'Apply')
  expect([lists().length, find(table, 'dialog')]).toEqual([2, null])
})

test.each([['01-01-2099'], ['01-01-1400']])(
  'R182 a day out of range is not asked for: %s',
  async day => {
    const { table, lists } = await placeTable('ndt-product-table')
    await press(table, 'Added On: Any day')
    const from = find<HTMLInputElement>(table, '.date-range input')!
    await type(from, day)
    from.blur()
    await settle()
    expect(textOf(find(table, '.date-range .field__error')!)).toContain('The date cannot be')
    expect(lists()).toHaveLength(1)
  },
)
