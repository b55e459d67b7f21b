import { describe, expect, test } from 'vitest'
import { deleteProduct, getProducts, toggleProduct } from '../../src/contract'
import { pageOf, products } from '../../stories/fixtures/company-lists'
import { answer, fail, hang } from '../../stories/support/calls'
import { isFor, type Answerer } from '../../stories/support/server'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { control, find, hasControl, textOf } from '../support/inside'
import { FIRST, placeTable, press } from './tables'

const TOGGLE = 'GET /api/v2/company/product/9000/toggle-status'
const DELETE = 'DELETE /api/v1/company/products/9000'
const SWITCH = `Publish ${FIRST}`
const UNPUBLISHED = 'IIW Type 1 calibration block, 1018 steel'

const place = (...settings: [Record<string, string>?, Parameters<typeof placeTable>[2]?]) =>
  placeTable('ndt-product-table', ...settings)

test('R193 a published product has a switch, which is on', async () => {
  const { table } = await place()
  const toggle = control(table, SWITCH)
  expect([toggle.role ?? toggle.getAttribute('role'), toggle.getAttribute('aria-checked')]).toEqual(
    ['switch', 'true'],
  )
})

test('R194 Q51 an unpublished one says so, and has none', async () => {
  const { table, cells } = await place()
  expect(cells(UNPUBLISHED)[4]).toBe('Unpublished')
  expect(hasControl(table, `Publish ${UNPUBLISHED}`)).toBe(false)
})

test('R195 R196 switching it off asks the portal, then for the list, and frees the switch', async () => {
  const { table, asked, cells } = await place()
  await press(table, SWITCH)
  expect(asked().slice(-2)).toEqual([TOGGLE, 'GET /api/v2/company/product?page=1&limit=10'])
  expect(cells(FIRST)[4]).toBe('Unpublished')
})

test('Q49 a second press does not flip it back', async () => {
  const { table, asked } = await place({}, { answerers: [hang(toggleProduct)] })
  await press(table, SWITCH)
  await press(table, SWITCH)
  expect(asked().filter(line => line === TOGGLE)).toHaveLength(1)
  expect(control(table, SWITCH).getAttribute('aria-busy')).toBe('true')
})

describe('R197', () => {
  test.each([
    ['its own words', { message: 'Product unpublished.' }, 'Product unpublished.'],
    ['nothing', {}, 'Status Updated Successfully!!'],
  ])('where the portal says %s, a toast says so for 2.5 s', async (_, body, words) => {
    const { table } = await place({}, { answerers: [answer(toggleProduct, body)] })
    await press(table, SWITCH)
    expect(toastMessages()).toEqual([words])
    await settle(2499)
    expect(toastMessages()).toEqual([words])
    await settle(200)
    expect(toastMessages()).toEqual([])
  })

  test.each([
    [{ errors: 'It has open orders.' }, 'It has open orders.'],
    [{ errors: { status: ['It is locked.'] } }, 'It is locked.'],
    [{}, 'Status is not updated!'],
  ])('a refusal with %j is told, and the list is read again', async (body, words) => {
    const { errors } = listenForErrors()
    const { table, lists } = await place({}, { answerers: [fail(toggleProduct, 422, body)] })
    await press(table, SWITCH)
    expect(toastMessages()).toEqual([words])
    // before the call, and after it
    expect(lists()).toHaveLength(3)
    expect(control(table, SWITCH).getAttribute('aria-busy')).toBeNull()
    expect(errors).toEqual([expect.objectContaining({ phase: 'save', status: 422 })])
  })
})

test.each([
  [401, {}, 'Your session has ended.'],
  [403, { message: 'Your licence has ended.' }, 'Your licence has ended.'],
  [500, { message: 'Undefined index' }, 'Status is not updated!'],
])('Q93 a switch that cannot read its row (%i) says why', async (status, body, words) => {
  listenForErrors()
  let isFailing = false
  const failing: Answerer = request =>
    isFailing ? fail(getProducts, status, body)(request) : undefined
  const { table } = await place({}, { answerers: [failing] })
  isFailing = true
  await press(table, SWITCH)
  await settle(1000)
  expect(toastMessages()).toEqual([words])
})

describe('R198 deleting', () => {
  test('asks first, and says what will be gone from where', async () => {
    const { table, act, asked } = await place()
    await act(FIRST, 'Delete')
    const dialog = find(table, 'dialog')!
    expect(textOf(dialog.querySelector('h2')!)).toBe('Delete this Product?')
    expect(textOf(dialog.querySelector('p')!)).toBe(
      `${FIRST} will be permanently removed from your company profile.`,
    )
    // which one it is, is said with the button that has the focus first
    const described = dialog.querySelector('[autofocus]')!.getAttribute('aria-describedby')!
    expect(find(table, `#${described}`)).toBe(dialog.querySelector('p'))
    expect([...dialog.querySelectorAll('.dialog__foot button')].map(textOf)).toEqual([
      'Cancel',
      'Delete',
    ])
    expect(asked()).not.toContain(DELETE)
  })

  test('can be cancelled', async () => {
    const { table, act, asked } = await place()
    await act(FIRST, 'Delete')
    await press(table, 'Cancel')
    expect(find(table, 'dialog')).toBeNull()
    expect(asked()).not.toContain(DELETE)
  })

  test('R12 takes no second press, nor a cancel, while it is on its way', async () => {
    const { table, act, asked } = await place({}, { answerers: [hang(deleteProduct)] })
    await act(FIRST, 'Delete')
    await press(table, 'Delete')
    await press(table, 'Deleting...')
    await press(table, 'Cancel')
    expect(asked().filter(line => line === DELETE)).toHaveLength(1)
    expect(find(table, 'dialog')).not.toBeNull()
  })

  test.each([
    ['Gone for good.', 'Gone for good.'],
    [{}, 'Product Deleted Successfully!!'],
  ])(
    'R199 R200 with the answer %j is told, the list read again, the dialog closed',
    async (body, words) => {
      let isGone = false
      const { table, act, asked, lists } = await place(
        {},
        { answerers: [answer(deleteProduct, () => ((isGone = true), body))] },
      )
      await act(FIRST, 'Delete')
      await press(table, 'Delete')
      expect(isGone).toBe(true)
      expect(asked()).toContain(DELETE)
      expect(toastMessages()).toEqual([words])
      expect(lists()).toHaveLength(2)
      expect(find(table, 'dialog')).toBeNull()
    },
  )

  test.each<[number, object, string]>([
    [422, { message: 'It has open orders.' }, 'It has open orders.'],
    [422, {}, 'Product is not deleted!'],
    [500, { message: 'Undefined index' }, 'Product is not deleted!'],
    [419, { message: 'CSRF token mismatch.' }, 'Your session has ended.'],
  ])('R200 that ends with %i and %j is told, and the question stays', async (...given) => {
    const [status, body, words] = given
    listenForErrors()
    const answerers = [fail(deleteProduct, status, body)]
    const { table, act, names } = await place({}, { answerers })
    await act(FIRST, 'Delete')
    await press(table, 'Delete')
    expect(toastMessages()).toEqual([words])
    expect(find(table, 'dialog')).not.toBeNull()
    expect(names()).toContain(FIRST)
  })

  test.each([
    ['whose answer was lost', () => Response.error(), 'Product Deleted Successfully!!'],
    [
      'that another tab had deleted',
      () => Response.json({}, { status: 404 }),
      `${FIRST} is no longer in the list.`,
    ],
  ])('R199 Q106 of a row %s is looked for in the list', async (_, respond, words) => {
    listenForErrors()
    let isGone = false
    const answerers: Answerer[] = [
      request => {
        if (!isFor(deleteProduct, request)) return undefined
        isGone = true
        return respond()
      },
      answer(getProducts, ({ url }) => pageOf(products(20).slice(Number(isGone)), url)),
    ]
    const { table, act } = await place({}, { answerers })
    await act(FIRST, 'Delete')
    await press(table, 'Delete')
    await settle()
    expect(toastMessages()).toEqual([words])
    expect(find(table, 'dialog')).toBeNull()
  })

  test('R200 the last row of the last page leads to the page before it', async () => {
    const { table, act, names, range } = await place({}, { search: '?page=7&limit=10' })
    const last = names()
    for (const name of last) {
      await act(name, 'Delete')
      await press(table, 'Delete')
    }
    expect(last).toHaveLength(4)
    expect(range()).toBe('51-60 of 60')
    expect(location.search).toContain('page=6')
  })
})
