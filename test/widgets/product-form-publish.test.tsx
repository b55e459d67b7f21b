import { expect, test, vi } from 'vitest'
import { getProduct, toggleProduct, updateProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import { answer, fail } from '../../stories/support/calls'
import { isFor, type Answerer } from '../../stories/support/server'
import '../../widgets/product-form/product-form.element'
import { toastMessages } from '../support/toasts'
import { listenForErrors } from '../support/widget'
import { control, hasControl } from '../support/inside'
import { gate, settle } from '../support/time'
import { editProduct, placeForm } from './company-form'

const edit = (...answerers: Answerer[]) =>
  placeForm('ndt-product-form', { slug: 'ws-40' }, ...answerers)

test('Q51 an unpublished product can be published here; one that is has no such button', async () => {
  const { press, asked, element } = await edit()
  await press('Publish')
  // it is read before, as it may be published by now, and after, for its version
  const read = 'GET /api/v2/company/product/ws-40'
  const toggle = 'GET /api/v2/company/product/40/toggle-status'
  await vi.waitFor(() => expect(asked().slice(-3)).toEqual([read, toggle, read]))
  expect([toastMessages(), hasControl(element, 'Publish')]).toEqual([
    ['The product is published.'],
    false,
  ])
  // the pressed button is gone
  await vi.waitFor(() => expect(element.shadowRoot!.activeElement?.localName).toBe('h1'))
})

test('R197 a success without words is said in the described ones', async () => {
  const { press } = await edit(answer(toggleProduct, {}))
  await press('Publish')
  expect(toastMessages()).toEqual(['Status Updated Successfully!!'])
})

test('Q51 what was published elsewhere is not taken back, and is told', async () => {
  let status = 2
  const read = answer(getProduct, () => ({ data: { ...product.data, status } }))
  const { press, asked, element } = await edit(read)
  status = 1
  await press('Publish')
  expect(asked().join()).not.toContain('toggle-status')
  expect(toastMessages()).toEqual(['It was published elsewhere already.'])
  expect(hasControl(element, 'Publish')).toBe(false)
})

test.each([
  ['published', 1, 'It was published elsewhere already.', 1],
  ['changed', 2, 'The product is published.', 2],
])(
  'Q51 Q106 what is %s between the reading and the call is read again',
  async (what, then, words, calls) => {
    let [status, version] = [2, 1]
    const sent: (string | null)[] = []
    const { press } = await placeForm(
      'ndt-product-form',
      { slug: `ws-${what}` },
      answer(getProduct, () => ({ data: { ...product.data, status, updated_at: `v${version}` } })),
      request => {
        if (!isFor(toggleProduct, request)) return undefined
        sent.push(request.headers.get('if-match'))
        if (sent.length > 1) return undefined
        ;[status, version] = [then, 2]
        return Response.json({}, { status: 412 })
      },
    )
    await press('Publish')
    expect([toastMessages(), sent]).toEqual([[words], ['"v1"', '"v2"'].slice(0, calls)])
  },
)

test('Q51 Q106 what is said to be gone, and is not, is published by one call at most', async () => {
  listenForErrors()
  const { press, asked } = await placeForm(
    'ndt-product-form',
    { slug: 'ws-gone' },
    answer(getProduct, { data: { ...product.data, status: 2 } }),
    fail(toggleProduct, 404, { message: 'No such call.' }),
  )
  await press('Publish')
  expect(toastMessages()).toEqual(['No such call.'])
  expect(asked().filter(line => line.endsWith('/toggle-status'))).toHaveLength(1)
})

test('Q51 Q106 a save that is pressed while the product is published is held against what that made of it', async () => {
  let now = { status: 2, updated_at: 'v1' }
  const [calling, reading] = [gate(), gate()]
  const flip = () => {
    now = { status: 1, updated_at: 'v2' }
    return calling.late.then(() => ({ message: 'Published' }))
  }
  const read = async () => {
    if (now.status === 1) await reading.late
    return { data: { ...product.data, ...now } }
  }
  const form = await placeForm(
    'ndt-product-form',
    { slug: 'ws-40' },
    answer(getProduct, read),
    answer(toggleProduct, flip),
  )
  await form.type('alias', 'WS')
  await form.press('Publish')
  await form.save()
  expect(form.posts()).toEqual([])
  calling.arrive()
  await settle(50)
  expect([toastMessages(), form.posts()]).toEqual([['Published'], []])
  reading.arrive()
  await settle(50)
  expect(form.posts().map(({ headers }) => headers.get('if-match'))).toEqual(['"v2"'])
  expect(form.left).toEqual(['/company/products'])
})

test.each([
  ['while it is published', true, 1, '"v2"'],
  ['later', false, 2, '"v2"'],
  ['while nothing can be read', true, 9, undefined],
])(
  'Q51 Q106 a version that publishing made and could not be read is read before a save: %s',
  async (_when, isAtOnce, failures, version) => {
    listenForErrors()
    let now = { status: 2, updated_at: 'v1' }
    let left = failures
    const { late, arrive } = gate()
    const form = await placeForm(
      'ndt-product-form',
      { slug: `ws-${failures}` },
      request =>
        isFor(getProduct, request) && now.status === 1 && left-- > 0
          ? Response.json({}, { status: 403 })
          : undefined,
      answer(getProduct, () => ({ data: { ...product.data, ...now } })),
      answer(toggleProduct, () => {
        now = { status: 1, updated_at: 'v2' }
        return late.then(() => ({ message: 'Published' }))
      }),
    )
    await form.type('alias', 'WS')
    await form.press('Publish')
    if (isAtOnce) await form.save()
    arrive()
    await settle(50)
    if (!isAtOnce) await form.save()
    await settle(50)
    expect(form.posts().map(({ headers }) => headers.get('if-match'))).toEqual(
      version ? [version] : [],
    )
    expect(form.left).toEqual(version ? ['/company/products'] : [])
    expect(toastMessages()).toHaveLength(2)
  },
)

test('Q51 a save that waited for what was refused is given up, and the next one is sent', async () => {
  listenForErrors()
  const { late, arrive } = gate()
  const form = await placeForm(
    'ndt-product-form',
    { slug: 'ws-refused' },
    answer(getProduct, { data: { ...product.data, status: 2 } }),
    request =>
      isFor(toggleProduct, request)
        ? late.then(() => Response.json({ message: 'Not allowed now.' }, { status: 422 }))
        : undefined,
  )
  await form.type('alias', 'WS')
  await form.press('Publish')
  await form.save()
  arrive()
  await settle(50)
  expect([toastMessages(), form.posts(), form.left]).toEqual([['Not allowed now.'], [], []])
  expect([form.takesPress('Publish'), form.field('alias').value]).toEqual([true, 'WS'])
  await form.save()
  await settle(50)
  expect([form.posts().length, form.left]).toEqual([1, ['/company/products']])
})

test('Q51 Q106 a product is not published while it is saved', async () => {
  const { late } = gate()
  const save = () => late.then(() => ({ message: 'Saved' }))
  const form = await editProduct(() => ({ status: 2 }), [updateProduct, save])
  await form.type('alias', 'WS')
  await form.save()
  await form.press('Publish')
  expect(form.asked().join()).not.toContain('toggle-status')
  expect(control(form.element, 'Publish').getAttribute('aria-disabled')).toBe('true')
})
