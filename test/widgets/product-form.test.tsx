import { expect, test, vi } from 'vitest'
import { createProduct, getProduct, toggleProduct, updateProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import { fail, hang, offline } from '../../stories/support/calls'
import { isFor, type Answerer } from '../../stories/support/server'
import '../../widgets/product-form/product-form.element'
import { listen, listenForErrors, quiet } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { picture, placeForm } from './company-form'
import { find, hasControl, links } from '../support/inside'

const add = (...answerers: Answerer[]) => placeForm('ndt-product-form', {}, ...answerers)
const edit = (...answerers: Answerer[]) =>
  placeForm('ndt-product-form', { slug: 'ws-40' }, ...answerers)

test('R202 R203 Q57 the back link says Add Product, also when it edits; the button waits', async () => {
  const { element, texts, save } = await edit(hang(updateProduct))
  expect(texts('.form-page__back')).toEqual(['Add Product'])
  expect(links(element)).toMatchObject({ 'Back to Add Product': '/company/products' })
  expect(texts('.form-page__foot .btn')).toEqual(['Cancel', 'Save & Add another'])
  await save()
  expect(texts('.form-page__foot .btn')).toEqual(['Cancel', 'Saving...'])
})

test('R204 R206 R208 a new product is posted; then the list comes, and the form is empty', async () => {
  const saved = listen('ndt-saved')
  const { type, save, asked, left, field, asksBeforeLeaving } = await add()
  await type('name', 'WS-41')
  expect(asksBeforeLeaving()).toBe(true)
  await save()
  expect(asked().at(-1)).toBe('POST /api/v2/company/product/store')
  expect([left, field('name').value, asksBeforeLeaving()]).toEqual([
    ['/company/products'],
    '',
    false,
  ])
  expect([toastMessages(), saved.map(({ section }) => section)]).toEqual([
    ['Product created.'],
    ['product'],
  ])
})

test('R210 R218 an empty form says only what it has; the segment is 1', async () => {
  vi.stubGlobal('company_id', 31)
  const { type, save, sent } = await add()
  await type('name', 'WS-41')
  await save()
  vi.unstubAllGlobals()
  expect(await sent()).toEqual({
    company_id: '31',
    name: 'WS-41',
    segment_id: '1',
    alias: '',
    short_description: '',
    description: '',
  })
})

test('R209 Q108 a segment that could not be read is not sent as another', async () => {
  quiet('warn')
  const odd: Answerer = request =>
    isFor(getProduct, request)
      ? Response.json({ data: { ...product.data, segment_id: 3 } })
      : undefined
  const { save, sent, field } = await placeForm('ndt-product-form', { slug: 'ws-43' }, odd)
  expect(field('segment_id').value).toBe('')
  await save()
  expect(await sent()).not.toHaveProperty('segment_id')
})

test('R205 R207 R209 R210 Q58 Q60 with a slug it edits: what was read goes back', async () => {
  const { save, asked, sent } = await placeForm('ndt-product-form', { slug: 'ws-42' })
  await save()
  expect(asked()).toContain('GET /api/v2/company/product/ws-42')
  expect(asked().at(-1)).toBe('POST /api/v2/company/product/ws-42')
  const { name, description, short_description, original_cover_image } = product.data
  expect(await sent()).toEqual({
    name,
    description,
    short_description,
    original_cover_image,
    segment_id: '1',
    'available_for[0]': '1',
    method_id: '1',
    category_id: '11',
    sub_category_id: '111',
    alias: 'WS-40',
    published_date: '2026-11-21',
    'tags[0]': '5',
    'country_id[0]': '229',
    product_id: '40',
    id: '40',
    'images[0][id]': '71',
    'videos[0][id]': '72',
    ...Object.fromEntries(
      product.data.feature_specification.flatMap((row, index) =>
        Object.entries(row).map(([part, value]) => [
          `feature_specification[${index}][${part}]`,
          String(value),
        ]),
      ),
    ),
  })
})

test('R17 the publish date reads as d F Y, and as DD-MM-YYYY while it is typed', async () => {
  const { field, type, save, sent } = await edit()
  expect(field('published_date').value).toBe('21 November 2026')
  field('published_date').focus()
  await type('published_date', '01-12-2026')
  expect(field('published_date').value).toBe('01-12-2026')
  field('published_date').blur()
  await settle()
  expect(field('published_date').value).toBe('01 December 2026')
  await save()
  expect(await sent()).toMatchObject({ published_date: '2026-12-01' })
})

test('Q114 what is edited is the heading, and the back link leads to the list', async () => {
  const { element, texts } = await edit()
  expect(texts('h1')).toEqual([product.data.name])
  const back = find(element, '.form-page__back')!
  const described = back.getAttribute('aria-describedby')!
  expect(find(element, `#${described}`)!.textContent).toBe('To the list')
})

test('Q97 what it is available for goes out as ids, which are read as names', async () => {
  const { element, save, sent } = await edit()
  const boxes = [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false])
  boxes[1]!.click()
  await settle()
  await save()
  expect(await sent()).toMatchObject({ 'available_for[0]': '1', 'available_for[1]': '2' })
})

test.each([
  ['400', fail(createProduct, 400, { message: 'Quota reached.' }), 'Quota reached.'],
  ['500', fail(createProduct, 500), 'Error, Please try again later'],
  ['419', fail(createProduct, 419), 'Error, Please try again later'],
  ['offline', offline(createProduct), 'Error, Please try again later'],
])('R163 Q43 %s: text, files and rows stay', async (_, outcome, said) => {
  listenForErrors()
  const { type, choose, press, save, field, texts, all } = await add(outcome)
  await type('name', 'WS-41')
  await choose('images', picture('a.png'))
  await press('Add feature')
  await save()
  expect(toastMessages()).toEqual([said])
  expect([field('name').value, texts('.uploader .file__name')]).toEqual(['WS-41', ['a.png']])
  expect(all('.features__row')).toHaveLength(1)
})

test.each([
  ['the first message', 422, { errors: { status: ['Not complete.'] } }, 'Not complete.'],
  ['the described words', 422, {}, 'Status is not updated!'],
  ['not what broke inside', 500, { message: 'Undefined index' }, 'Status is not updated!'],
])('R197 Q86 a refused publishing says %s', async (_, status, body, said) => {
  listenForErrors()
  const { press, element } = await edit(fail(toggleProduct, status, body))
  await press('Publish')
  expect([toastMessages(), hasControl(element, 'Publish')]).toEqual([[said], true])
})
