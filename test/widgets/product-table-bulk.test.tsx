import { expect, test, vi } from 'vitest'
import { getProducts, toggleProduct } from '../../src/contract'
import { companyPortal, pageOf, products } from '../../stories/fixtures/company-lists'
import { answer, fail } from '../../stories/support/calls'
import { isFor, type Answerer } from '../../stories/support/server'
import { find, hasControl, heard, links, textOf } from '../support/inside'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { listenForErrors } from '../support/widget'
import {
  confirm,
  FIRST,
  held,
  placeTable,
  press,
  results,
  SECOND,
  select,
  THIRD,
  toggled,
  unpublish,
} from './tables'

const place = (answerers: Answerer[] = [], search = '') =>
  placeTable('ndt-product-table', { selectable: '' }, { answerers, search })
/** Answers as `then` from the second toggle on. */
const afterOne = (then: Answerer): Answerer => {
  let calls = 0
  return request => (request.url.endsWith('toggle-status') && calls++ ? then(request) : undefined)
}
const count = (table: Element) => textOf(find(table, '.bulk-bar__count')!)
/** Whether the browser asks before the page is left. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('R195 unpublishing asks first, says how many, and can be cancelled', async () => {
  const { table, asked } = await place()
  await select(table, FIRST, SECOND)
  await press(table, 'Unpublish')
  expect(textOf(find(table, 'dialog h2')!)).toBe('Unpublish these 2 Products?')
  expect(textOf(find(table, 'dialog p')!)).toBe(
    `${FIRST}, ${SECOND} will no longer be shown on your company profile.`,
  )
  await press(table, 'Cancel')
  expect([find(table, 'dialog'), toggled(asked())]).toEqual([null, []])
  await press(table, `Select ${SECOND}`)
  await press(table, 'Unpublish')
  expect(textOf(find(table, 'dialog h2')!)).toBe('Unpublish this Product?')
})

test('R195 what was unpublished can be published again, by the same call', async () => {
  const { table, asked, cells } = await place()
  await unpublish(table, FIRST, SECOND)
  await press(table, 'Undo')
  expect(toggled(asked())).toEqual([9000, 9001, 9000, 9001])
  expect(results(table)).toEqual(['2 published'])
  expect(cells(FIRST)[5]).not.toBe('Unpublished')
  expect(hasControl(table, 'Undo')).toBe(false)
})

test('R195 Q49 a row that another tab unpublished is not flipped back, and one that it deleted is not tried', async () => {
  const { table, asked } = await place()
  await select(table, FIRST, SECOND, THIRD)
  await fetch('/api/v2/company/product/9001/toggle-status')
  await fetch('/api/v1/company/products/9002', { method: 'DELETE' })
  await press(table, 'Unpublish')
  await confirm(table)
  expect(toggled(asked())).toEqual([9001, 9000])
  expect(results(table)).toEqual(['1 unpublished, 1 needed no change, 1 no longer in the list'])
})

test('R195 a row that moved to another page, or left the filter, is found', async () => {
  const rows = products(130)
  let isMoved = false
  const moved = () => [...rows.slice(1), { ...rows[0]!, status: 2 }]
  const list = answer(getProducts, ({ url }) => pageOf(isMoved ? moved() : rows, url))
  const { table, asked } = await place([list], '?published=1&page=2')
  await press(table, 'Page 1')
  await select(table, FIRST, SECOND)
  isMoved = true
  await press(table, 'Unpublish')
  await confirm(table)
  expect(toggled(asked())).toEqual([9001])
  expect(results(table)).toEqual(['1 unpublished, 1 needed no change'])
})

test('Q93 it stops when the session ends, says what was done and what not, and keeps the rest selected', async () => {
  const { errors } = listenForErrors()
  const { table, asked } = await place([afterOne(fail(toggleProduct, 401))])
  await unpublish(table, FIRST, SECOND, THIRD)
  expect(toggled(asked())).toEqual([9000, 9001])
  expect(results(table)).toEqual(['1 unpublished, 2 not done', 'Your session has ended. Sign in'])
  expect(links(table)['Sign in (opens in a new tab)']).toBe('/company-sign-in')
  expect(count(table)).toBe('2 selected')
  expect(errors).toEqual([expect.objectContaining({ phase: 'save', status: 401 })])
})

test('R197 failures are counted, and told by their reasons', async () => {
  listenForErrors()
  const refuse = fail(toggleProduct, 422, { message: 'It has open orders.' })
  const { table, asked } = await place([afterOne(refuse)])
  await unpublish(table, FIRST, SECOND, THIRD)
  expect(toggled(asked())).toHaveLength(3)
  expect(results(table)).toEqual([
    '1 unpublished, 2 failed:',
    `${SECOND}, ${THIRD} : It has open orders.`,
  ])
})

test('R197 that none is selected any more is said of rows that failed, too', async () => {
  listenForErrors()
  const { table } = await place([fail(toggleProduct, 422)])
  const said = async () => {
    await settle(200)
    return heard(table.shadowRoot!)
  }
  await unpublish(table, FIRST)
  expect(await said()).toBe('1 selected')
  await press(table, `Select ${FIRST}`)
  expect(await said()).toBe('0 selected')
})

test.each([
  ['says that it has enough', fail(toggleProduct, 429, { message: 'Too many.' }), 'Too many.'],
  ['is not reached', () => Promise.reject(new TypeError('lost')), 'Status is not updated!'],
] as [string, Answerer, string][])(
  'R197 when the portal %s, the other rows are left alone',
  async (_, then, words) => {
    listenForErrors()
    const { table, asked } = await place([afterOne(then)])
    await unpublish(table, FIRST, SECOND, THIRD)
    expect(toggled(asked())).toHaveLength(2)
    expect(results(table)).toEqual(['1 unpublished, 1 not done, 1 failed:', `${SECOND} : ${words}`])
    expect(count(table)).toBe('2 selected')
  },
)

test('leaving the page is warned of while it runs; a table that leaves says what was done', async () => {
  const { answerer, go } = held(toggleProduct)
  const { table } = await place([afterOne(answerer)])
  expect(isAsked()).toBe(false)
  await unpublish(table, FIRST, SECOND, THIRD)
  expect(isAsked()).toBe(true)
  table.remove()
  await settle()
  await go()
  await vi.waitFor(() => expect(toastMessages()).toEqual(['2 unpublished, 1 not done']))
  expect(isAsked()).toBe(false)
})

test('R197 what failed in a table that has gone is said as such, with its reason', async () => {
  listenForErrors()
  let refuse = () => {}
  const refusal = Response.json({ message: 'It is on hold.' }, { status: 403 })
  const { table } = await place([
    request =>
      isFor(toggleProduct, request)
        ? new Promise(resume => (refuse = () => resume(refusal)))
        : undefined,
  ])
  await unpublish(table, FIRST, SECOND)
  table.remove()
  await settle()
  refuse()
  const words = `0 unpublished, 1 not done, 1 failed: ${FIRST}: It is on hold.`
  await vi.waitFor(() => expect(toastMessages()).toEqual([words]))
  expect(toasts()[0]!.className).toContain('is-danger')
})

test('it can be stopped after the row that is on its way', async () => {
  const { answerer, go } = held(toggleProduct)
  const { table, asked } = await place([afterOne(answerer)])
  await unpublish(table, FIRST, SECOND, THIRD)
  expect(count(table)).toBe('2 of 3')
  await press(table, 'Stop')
  await go()
  expect(toggled(asked())).toHaveLength(2)
  expect(results(table)).toEqual(['2 unpublished, 1 not done'])
  expect([isAsked(), toastMessages()]).toEqual([false, []])
})

test('R175 all that match are selected over the pages, with the filters, and let go together', async () => {
  const { table, lists, asked } = await place(companyPortal({ productCount: 250 }), '?published=1')
  await press(table, 'Select all rows')
  expect(count(table)).toBe('10 selected')
  await press(table, 'Select all 200 that match')
  expect(lists().slice(1)).toEqual([1, 2].map(page => `page=${page}&limit=100&published=1`))
  expect(count(table)).toBe('200 selected')
  expect(hasControl(table, 'Select all 200 that match')).toBe(false)
  await press(table, `Select ${FIRST}`)
  expect(count(table)).toBe('199 selected')
  await press(table, 'Unpublish')
  expect(textOf(find(table, 'dialog h2')!)).toBe('Unpublish these 199 Products?')
  await confirm(table)
  expect(results(table)).toEqual(['199 unpublished'])
  expect(toggled(asked())).not.toContain(9000)
  await press(table, `Select ${FIRST}`)
  expect(count(table)).toBe('1 selected')
})

test('R175 what is selected beyond the page goes with another page, and by Clear', async () => {
  const { table } = await place()
  const selectAll = async () => {
    await press(table, 'Select all rows')
    await press(table, 'Select all 64 that match')
  }
  await selectAll()
  await press(table, 'Clear')
  expect(find(table, '.bulk-bar')).toBeNull()
  await selectAll()
  await press(table, 'Page 2')
  expect(find(table, '.bulk-bar')).toBeNull()
})

test('R181 when the pages cannot be read, that is said, and what was selected stays', async () => {
  listenForErrors()
  const broken: Answerer = request =>
    request.url.includes('limit=100') ? new Response('{}', { status: 422 }) : undefined
  const { table } = await place([broken])
  await press(table, 'Select all rows')
  await press(table, 'Select all 64 that match')
  expect(toastMessages()).toEqual(['The list could not be loaded.'])
  expect(count(table)).toBe('10 selected')
  await press(table, 'Unpublish')
  await confirm(table)
  expect(results(table)).toEqual(['0 unpublished, 8 not done', 'The list could not be loaded.'])
})
