import { describe, expect, test } from 'vitest'
import { deleteProduct, getProducts, toggleProduct } from '../../src/contract'
import { fail, hang } from '../../stories/support/calls'
import { listenForErrors } from '../support/widget'
import { control, find, hasControl, textOf } from '../support/inside'
import { confirm, FIRST, held, placeTable, press, results, SECOND, select } from './tables'

const UNPUBLISHED = 'IIW Type 1 calibration block, 1018 steel'
const isToggle = (line: string) => line.endsWith('/toggle-status')

const place = (...settings: [Record<string, string>?, Parameters<typeof placeTable>[2]?]) =>
  placeTable('ndt-product-table', { selectable: '', ...settings[0] }, settings[1])

const bar = (table: Element) => find(table, '.bulk-bar')
const focused = (table: Element) => table.shadowRoot!.activeElement
const title = (table: Element) => textOf(find(table, 'dialog h2')!)

test('R175 rows are selected only where the page wants it', async () => {
  const { table } = await placeTable('ndt-product-table')
  expect(find(table, 'input[type=checkbox]')).toBeNull()
})

test('R175 one box selects all rows in view, and shows when it is some of them', async () => {
  const { table } = await place()
  const all = control(table, 'Select all rows') as HTMLInputElement
  await select(table, FIRST)
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  await press(table, 'Select all rows')
  expect([all.checked, all.indeterminate]).toEqual([true, false])
  expect(bar(table)!.textContent).toContain('10 selected')
  await press(table, 'Clear')
  expect(bar(table)).toBeNull()
  // the pressed button is gone
  expect(focused(table)).toBe(find(table, 'h1'))
})

test('R175 before the rows have come there is nothing to select', async () => {
  const { table } = await place({}, { answerers: [hang(getProducts)] })
  expect((control(table, 'Select all rows') as HTMLInputElement).disabled).toBe(true)
})

test('R175 another page begins with nothing selected, and so does the way back', async () => {
  const { table } = await place()
  await select(table, FIRST)
  await press(table, 'Page 2')
  expect(bar(table)).toBeNull()
  await press(table, 'Page 1')
  expect(bar(table)).toBeNull()
  expect((control(table, `Select ${FIRST}`) as HTMLInputElement).checked).toBe(false)
})

describe('R195 unpublishing together', () => {
  test('makes a call a row, leaves out what is unpublished, and reads the list once', async () => {
    const { table, asked, lists, cells } = await place()
    await select(table, FIRST, SECOND, UNPUBLISHED)
    await press(table, 'Unpublish')
    expect(asked().filter(isToggle)).toEqual([])
    await confirm(table)
    expect(asked().filter(isToggle)).toEqual([
      'GET /api/v2/company/product/9000/toggle-status',
      'GET /api/v2/company/product/9001/toggle-status',
    ])
    // before, just before the changes, and after
    expect(lists()).toEqual(['page=1&limit=10', 'page=1&limit=100', 'page=1&limit=10'])
    expect([cells(FIRST)[5], cells(SECOND)[5]]).toEqual(['Unpublished', 'Unpublished'])
    expect(results(table)).toEqual(['2 unpublished'])
    await press(table, 'Close results')
    expect([bar(table), focused(table)]).toEqual([null, find(table, 'h1')])
  })

  test('says how far it is', async () => {
    const { table } = await place({}, { answerers: [held(toggleProduct).answerer] })
    await select(table, FIRST, SECOND)
    await press(table, 'Unpublish')
    await confirm(table)
    expect(textOf(find(table, '.bulk-bar__count')!)).toBe('1 of 2')
    expect(hasControl(table, 'Clear')).toBe(false)
  })

  test('keeps selected what was refused, with the reason', async () => {
    listenForErrors()
    const refuse = fail(toggleProduct, 422, { message: 'It has open orders.' })
    const { table } = await place(
      {},
      { answerers: [request => (request.url.includes('/9001/') ? refuse(request) : undefined)] },
    )
    await select(table, FIRST, SECOND)
    await press(table, 'Unpublish')
    await confirm(table)
    expect(results(table)).toEqual(['1 unpublished, 1 failed:', `${SECOND} : It has open orders.`])
    expect(bar(table)!.textContent).toContain('1 selected')
    expect((control(table, `Select ${SECOND}`) as HTMLInputElement).checked).toBe(true)
    await press(table, 'Close results')
    expect(results(table)).toEqual([])
  })

  test('R194 does not publish products again', async () => {
    const { table, asked } = await place()
    await select(table, UNPUBLISHED)
    expect([...bar(table)!.querySelectorAll('button')].map(textOf)).toEqual([
      'Clear',
      'Unpublish',
      'Delete',
    ])
    await press(table, 'Unpublish')
    expect(find(table, 'dialog')).toBeNull()
    expect(asked().filter(isToggle)).toEqual([])
  })
})

describe('R198 deleting together', () => {
  test('asks first, and names what will be gone', async () => {
    const { table, asked } = await place()
    await select(table, FIRST, SECOND)
    await press(table, 'Delete')
    const dialog = find(table, 'dialog')!
    expect(textOf(dialog.querySelector('h2')!)).toBe('Delete these 2 Products?')
    expect(textOf(dialog.querySelector('p')!)).toBe(
      `${FIRST}, ${SECOND} will be permanently removed from your company profile.`,
    )
    expect(asked().filter(line => line.startsWith('DELETE'))).toEqual([])
  })

  test('names ten of many, and says how many more there are', async () => {
    const { table } = await place({}, { search: '?limit=20' })
    await press(table, 'Select all rows')
    await press(table, 'Delete')
    expect(textOf(find(table, 'dialog p')!)).toMatch(/^Portable .* and 10 more will be permanently/)
  })

  test('says how far it is in place of the question, also beside another page', async () => {
    const { table } = await place({}, { answerers: [held(deleteProduct).answerer] })
    await select(table, FIRST, SECOND)
    await press(table, 'Delete')
    await confirm(table)
    expect(find(table, 'dialog')).toBeNull()
    await press(table, 'Page 2')
    expect(textOf(find(table, '.bulk-bar__count')!)).toBe('1 of 2')
  })

  test('makes a call a row, and tells what came of each', async () => {
    const { table, asked, names } = await place()
    await select(table, FIRST, SECOND)
    await press(table, 'Delete')
    await confirm(table)
    expect(asked().filter(line => line.startsWith('DELETE'))).toEqual([
      'DELETE /api/v1/company/products/9000',
      'DELETE /api/v1/company/products/9001',
    ])
    expect(names()).not.toContain(FIRST)
    expect(results(table)).toEqual(['2 deleted'])
    expect(find(table, 'dialog')).toBeNull()
  })

  test('R200 what is refused is told', async () => {
    listenForErrors()
    const { table } = await place({}, { answerers: [fail(deleteProduct, 500)] })
    await select(table, FIRST)
    await press(table, 'Delete')
    expect(title(table)).toBe('Delete this Product?')
    await confirm(table)
    expect(results(table)).toEqual(['0 deleted, 1 failed:', `${FIRST} : Product is not deleted!`])
  })
})
