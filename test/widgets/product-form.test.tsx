import { expect, test, vi } from 'vitest'
import { createProduct, deleteProductImage, toggleProduct, updateProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import { answer, fail, hang, offline } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/product-form/product-form.element'
import { listen, listenForErrors } from '../support/widget'
import { toastMessages } from '../ui/toasts'
import { picture, placeForm } from './company-form'
import { hasControl, links } from './inside'

const add = (...answerers: Answerer[]) => placeForm('ndt-product-form', {}, ...answerers)
const edit = (...answerers: Answerer[]) =>
  placeForm('ndt-product-form', { slug: 'ws-40' }, ...answerers)
const video = (name = 'demo.mp4', bytes = 2048) =>
  new File(['x'.repeat(bytes)], name, { type: 'video/mp4' })

test('R202 R203 Q57 the back link says Add Product, also when it edits; the button waits', async () => {
  const { element, texts, save } = await edit(hang(updateProduct))
  expect(texts('h1')).toEqual(['Add Product'])
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
    'available_for[0]': 'Lease',
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

test('R210 new files go out as files; a removed thumbnail as an empty text', async () => {
  const { choose, press, save, sent } = await edit()
  await press('Remove thumbnail')
  await choose('images', picture('a.png'), picture('b.png'))
  await save()
  expect(await sent()).toMatchObject({
    original_cover_image: '',
    'images[0][id]': '71',
    'images[1][file]': 'a.png',
    'images[2][file]': 'b.png',
  })
})

test('R210 R221 a new thumbnail goes out in place of the stored one', async () => {
  const { choose, save, sent } = await edit()
  await choose('original_cover_image', picture('front.png'))
  await save()
  expect(await sent()).toMatchObject({ original_cover_image: 'front.png' })
})

test('the publish date reads as d F Y, and as DD-MM-YYYY while it is typed', async () => {
  const { field, type, save, sent } = await edit()
  expect(field('published_date').value).toBe('21 November 2026')
  field('published_date').focus()
  await type('published_date', '01-12-2026')
  expect(field('published_date').value).toBe('01-12-2026')
  await save()
  expect(await sent()).toMatchObject({ published_date: '2026-12-01' })
})

test('R221 R243 R244 Q61 five pictures, one video unless it is said, mp4 only, 15 MB', async () => {
  const { choose, texts, field } = await add()
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => picture(`${name}.png`))
  await choose('images', ...six)
  await choose('videos', video('a.mp4', 15_728_641), video('b.mp4'), video('c.mp4'))
  expect(field('videos').getAttribute('accept')).toBe('.mp4')
  expect(texts('.file.is-invalid')).toEqual(
    [
      'f.png You can upload a maximum of 5 files. Dismiss f.png',
      'a.mp4 File size exceeds the 15 MB limit. Dismiss a.mp4',
      'c.mp4 You can upload a maximum of 1 files. Dismiss c.mp4',
    ].map(text => text.replace(/ Dismiss.*/, '')),
  )
  const more = await placeForm('ndt-product-form', { 'max-videos': '2' })
  await more.choose('videos', video('b.mp4'), video('c.mp4'))
  expect(more.texts('.file.is-invalid')).toEqual([])
})

test('R239 R245 Q62 a stored picture is deleted at once, after a question, and says so', async () => {
  const { press, asked, texts, asksBeforeLeaving } = await edit()
  await press('Remove ws-40-side.jpeg')
  expect(texts('dialog')[0]).toContain('The file is deleted at once')
  await press('Remove')
  expect(asked().at(-1)).toBe('DELETE /api/v2/company/product/image/71')
  expect(toastMessages()).toEqual(['File deleted successfully'])
  expect(texts('.uploader .file__name')).toEqual(['ws-40.mp4'])
  expect(asksBeforeLeaving()).toBe(true)
})

test('R245 a picture that could not be deleted stays, and it is said', async () => {
  const { errors } = listenForErrors()
  const { press, texts } = await edit(fail(deleteProductImage, 500))
  await press('Remove ws-40-side.jpeg')
  await press('Remove')
  expect(toastMessages()).toEqual(['Error deleting file'])
  expect(texts('.uploader .file__name')).toEqual(['ws-40-side.jpeg', 'ws-40.mp4'])
  expect(errors).toContainEqual(expect.objectContaining({ phase: 'save', status: 500 }))
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

test('Q43 413 is about the size of the files that went out', async () => {
  listenForErrors()
  const { choose, save, messages } = await add(fail(createProduct, 413))
  await choose('videos', video())
  await save()
  expect(messages()).toEqual({ videos: 'File size exceeds the 15 MB limit.' })
})

test('a file that did not go out is sent again by its Retry', async () => {
  listenForErrors()
  let isDown = true
  const { choose, save, press, left } = await add(request =>
    isDown ? offline(createProduct)(request) : undefined,
  )
  await choose('images', picture('a.png'))
  await save()
  isDown = false
  await press('Retry')
  expect(left).toEqual(['/company/products'])
})

test('an upload can be given up; nothing failed, and all stays', async () => {
  const { choose, save, press, texts } = await add(hang(createProduct))
  await choose('images', picture('a.png'))
  await save()
  await press('Cancel upload')
  expect([toastMessages(), texts('.uploader .file__name')]).toEqual([[], ['a.png']])
  expect(texts('.form-page__foot .btn')).toContain('Save & Add another')
})

test('Q51 an unpublished product can be published here; one that is has no such button', async () => {
  const { press, asked, element } = await edit()
  await press('Publish')
  expect(asked().at(-1)).toBe('GET /api/v2/company/product/40/toggle-status')
  expect([toastMessages(), hasControl(element, 'Publish')]).toEqual([
    ['The product is published.'],
    false,
  ])
})

test.each([
  ['the first message', { errors: { status: ['Not complete.'] } }, 'Not complete.'],
  ['the described words', {}, 'Status is not updated!'],
])('R197 Q86 a refused publishing says %s', async (_, body, said) => {
  listenForErrors()
  const { press, element } = await edit(fail(toggleProduct, 422, body))
  await press('Publish')
  expect([toastMessages(), hasControl(element, 'Publish')]).toEqual([[said], true])
})

test('R197 a success without words is said in the described ones', async () => {
  const { press } = await edit(answer(toggleProduct, {}))
  await press('Publish')
  expect(toastMessages()).toEqual(['Status Updated Successfully!!'])
})
