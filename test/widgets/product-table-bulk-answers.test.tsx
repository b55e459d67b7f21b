import { expect, test } from 'vitest'
import { deleteProduct, toggleProduct } from '../../src/contract'
import { companyPortal } from '../../stories/fixtures/company-lists'
import { isFor, type Answerer } from '../../stories/support/server'
import { find } from '../support/inside'
import { toastMessages } from '../support/toasts'
import { listenForErrors } from '../support/widget'
import {
  confirm,
  FIRST,
  held,
  placeTable,
  press,
  results,
  select,
  SECOND,
  THIRD,
  toggled,
  unpublish,
} from './tables'

const place = (answerers: Answerer[] = []) =>
  placeTable('ndt-product-table', { selectable: '' }, { answerers })

const broken = () => new Response('<h1>Whoops</h1>', { status: 500 })
const unreached = () => Promise.reject(new TypeError('reset'))

/** A portal that makes a change of this kind, and answers the first otherwise, the next as `then`. */
function breaking(call: Parameters<typeof isFor>[0], first: Answerer, then = first): Answerer[] {
  const portal = companyPortal()
  let calls = 0
  const odd: Answerer = request => {
    if (!isFor(call, request)) return undefined
    const answerer = calls++ ? then : first
    // what is refused is not made
    if (answerer !== refuse) for (const each of portal) void each(request)
    return answerer(request)
  }
  return [odd, ...portal]
}

const refuse: Answerer = () => Response.json({ message: 'Too many.' }, { status: 429 })

test.each([
  ['Unpublish', toggleProduct, '2 unpublished'],
  ['Delete', deleteProduct, '2 deleted'],
] as const)('R197 R200 %s: what was done under a broken answer is not failed', async (...row) => {
  const [action, call, words] = row
  listenForErrors()
  const { table, asked } = await place(breaking(call, broken))
  await select(table, FIRST, SECOND)
  await press(table, action)
  await confirm(table)
  expect(results(table)).toEqual([words])
  expect(asked().filter(line => /\/900[01]/.test(line))).toHaveLength(2)
})

test('R197 what failed without an answer before it was stopped keeps its reason', async () => {
  listenForErrors()
  let calls = 0
  const { table } = await place([
    request => {
      if (!isFor(toggleProduct, request)) return undefined
      return new Response('{}', { status: calls++ ? 401 : 500 })
    },
  ])
  await unpublish(table, FIRST, SECOND, THIRD)
  expect(results(table)).toEqual([
    '0 unpublished, 2 not done, 1 failed:',
    `${FIRST} : Status is not updated!`,
    'Your session has ended. Sign in',
  ])
})

test('R197 what was done before the line broke counts, and can be taken back', async () => {
  listenForErrors()
  const { table, asked } = await place(breaking(toggleProduct, unreached))
  await unpublish(table, FIRST, SECOND)
  // the line may be down for each of them: the second is not begun
  expect(results(table)).toEqual(['1 unpublished, 1 not done'])
  await press(table, 'Undo')
  expect(toggled(asked())).toEqual([9000, 9000])
})

test('R197 what was done before the portal had enough counts', async () => {
  listenForErrors()
  const { table } = await place(breaking(toggleProduct, broken, refuse))
  await unpublish(table, FIRST, SECOND, THIRD)
  expect(results(table)).toEqual(['1 unpublished, 1 not done, 1 failed:', `${SECOND} : Too many.`])
})

test('R197 what was done before it was stopped counts', async () => {
  listenForErrors()
  const { answerer, go } = held(toggleProduct)
  const { table } = await place(breaking(toggleProduct, broken, answerer))
  await unpublish(table, FIRST, SECOND, THIRD)
  await press(table, 'Stop')
  await go()
  expect(results(table)).toEqual(['2 unpublished, 1 not done'])
})

test('R195 a switch whose answer is lost says what became of its row', async () => {
  listenForErrors()
  const { table, cells } = await place(breaking(toggleProduct, unreached))
  await press(table, `Publish ${FIRST}`)
  expect(toastMessages()).toEqual(['Status Updated Successfully!!'])
  expect(cells(FIRST)[5]).toBe('Unpublished')
})

test('R200 the bar keeps the focus of Clear while it tells of an earlier deletion', async () => {
  const { table } = await place(companyPortal())
  await select(table, FIRST, SECOND)
  await press(table, 'Delete')
  await confirm(table)
  expect(results(table)).toEqual(['2 deleted'])
  await select(table, THIRD)
  await press(table, 'Clear')
  expect(table.shadowRoot!.activeElement).toBe(find(table, '.bulk-bar'))
})
