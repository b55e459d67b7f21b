import { expect, test } from 'vitest'
import { getProducts, getServices, readAnswer } from '../../src/contract'
import { isFor, type Answerer } from '../../stories/support/server'
import { control, find, textOf } from '../support/inside'
import { toastMessages } from '../support/toasts'
import { quiet } from '../support/widget'
import { confirm, placeTable, press } from './tables'

const row = { id: 700, name: 'Weld inspection', created_at: null }
/** Answers a list with rows as no contract has them. */
const lists =
  (call: Parameters<typeof isFor>[0], data: object[]): Answerer =>
  request =>
    isFor(call, request) ? Response.json({ data }) : undefined

const flips = (asked: string[]) => asked.filter(line => line.endsWith('/toggle-status'))

test.each([
  [1, ['1', 'Active', 'enabled', 'live', 'yes', 'on', true]],
  [2, ['2', 'inactive', 'Disabled', 'draft', 'off', 'no', false]],
  [null, ['archived', {}, undefined, 'maybe']],
])('R190 R226 a status of %j is said in many ways', (expected, given) => {
  const { data } = readAnswer(getServices, { data: given.map(status => ({ ...row, status })) })
  expect(data.map(({ status }) => status)).toEqual(given.map(() => expected))
})

test.each([['archived'], [{}], [undefined]])(
  'R227 Q51 a service whose status is %j is not flipped',
  async status => {
    quiet('warn')
    const rows = [{ ...row, status }]
    const { table, asked } = await placeTable(
      'ndt-service-table',
      { selectable: '' },
      { answerers: [lists(getServices, rows)] },
    )
    const toggle = control(table, `Publish ${row.name}`)
    expect(toggle.getAttribute('aria-checked')).toBe('false')
    expect(toggle.getAttribute('aria-disabled')).toBe('true')
    await press(table, `Publish ${row.name}`)
    await press(table, 'Select all rows')
    for (const all of ['Publish', 'Unpublish']) await press(table, all)
    expect(find(table, 'dialog')).toBeNull()
    expect(flips(asked())).toEqual([])
  },
)

/** Lists a service as published at first, and then without a status. */
function losing(): Answerer {
  let reads = 0
  return request =>
    isFor(getServices, request)
      ? Response.json({ data: [{ ...row, ...(reads++ ? {} : { status: 1 }) }] })
      : undefined
}

test('R227 Q51 what is not known by the time of the click is not flipped either', async () => {
  quiet('warn')
  const { table, asked } = await placeTable('ndt-service-table', {}, { answerers: [losing()] })
  await press(table, `Publish ${row.name}`)
  expect(flips(asked())).toEqual([])
  expect(toastMessages()).toEqual(['Status is not updated!'])
})

test('R227 Q51 nor is it among several', async () => {
  quiet('warn')
  const { table, asked } = await placeTable(
    'ndt-service-table',
    { selectable: '' },
    { answerers: [losing()] },
  )
  await press(table, 'Select all rows')
  await press(table, 'Unpublish')
  await confirm(table)
  expect(flips(asked())).toEqual([])
  expect(textOf(find(table, '.bulk-bar__results')!)).toContain('Status is not updated!')
})

test('R194 a product whose status is not known is not called unpublished', async () => {
  quiet('warn')
  const { cells } = await placeTable(
    'ndt-product-table',
    {},
    { answerers: [lists(getProducts, [{ ...row, status: 'archived' }])] },
  )
  expect(cells(row.name).join(' ')).not.toContain('Unpublished')
})
