import { expect, test, vi } from 'vitest'
import { createProduct, deleteProductImage, getProduct, updateProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import { answer, fail, hang, offline } from '../../stories/support/calls'
import { isFor, type Answerer } from '../../stories/support/server'
import '../../widgets/product-form/product-form.element'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { toastMessages } from '../support/toasts'
import { picture, placeForm } from './company-form'

const add = (...answerers: Answerer[]) => placeForm('ndt-product-form', {}, ...answerers)
const edit = (...answerers: Answerer[]) =>
  placeForm('ndt-product-form', { slug: 'ws-40' }, ...answerers)
const video = (name = 'demo.mp4', bytes = 2048) =>
  new File(['x'.repeat(bytes)], name, { type: 'video/mp4' })

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
      'c.mp4 You can upload a maximum of 1 file. Dismiss c.mp4',
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
  expect(asked()).toContain('DELETE /api/v2/company/product/image/71')
  expect(toastMessages()).toEqual(['File deleted successfully'])
  expect(texts('.uploader .file__name')).toEqual(['ws-40.mp4'])
  expect(asksBeforeLeaving()).toBe(false)
})

test('a picture that is added and removed again leaves nothing to save', async () => {
  const { choose, press, asksBeforeLeaving } = await edit()
  await choose('images', picture('a.png'))
  expect(asksBeforeLeaving()).toBe(true)
  await press('Remove a.png')
  expect(asksBeforeLeaving()).toBe(false)
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

test('R245 Q93 a session that has ended is said instead', async () => {
  listenForErrors()
  const { press } = await edit(fail(deleteProductImage, 401))
  await press('Remove ws-40-side.jpeg')
  await press('Remove')
  expect(toastMessages()).toEqual(['Your session has ended.'])
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

test('and not past what a field could not take', async () => {
  listenForErrors()
  const { choose, save, press, posts, field, focused } = await add(offline(createProduct))
  await choose('images', picture('a.png'))
  await save()
  field('name').setCustomValidity('Choose from the list.')
  await press('Retry')
  expect([posts().length, focused()]).toEqual([1, 'name'])
})

test('an upload can be given up; nothing failed, and all stays', async () => {
  const { choose, save, press, texts } = await add(hang(createProduct))
  await choose('images', picture('a.png'))
  await save()
  await press('Cancel upload')
  expect([toastMessages(), texts('.uploader .file__name')]).toEqual([[], ['a.png']])
  expect(texts('.form-page__foot .btn')).toContain('Save & Add another')
})

test('Q60 Q106 a picture that was deleted elsewhere is not sent with mine, which are kept', async () => {
  listenForErrors()
  const first = product.data.images[0]!
  const second = { ...first, id: 98, name: 'b.png' }
  let images = [first, second]
  const form = await placeForm(
    'ndt-product-form',
    { slug: 'ws-40' },
    answer(getProduct, () => ({
      data: { ...product.data, images, updated_at: `v${images.length}` },
    })),
    request =>
      isFor(updateProduct, request) && request.headers.get('if-match') !== `"v${images.length}"`
        ? Response.json({}, { status: 412 })
        : undefined,
  )
  await form.choose('images', picture('c.png'))
  images = [first]
  await form.save()
  await vi.waitFor(() => form.press('Keep mine: Images'))
  await form.save()
  const sent = await form.sent()
  expect(sent).toMatchObject({ 'images[0][id]': `${first.id}`, 'images[1][file]': 'c.png' })
  expect(form.left).toEqual(['/company/products'])
})

test('R239 Q106 a stored picture that goes beside one just chosen is nobody else’s change', async () => {
  let version = 'v1'
  const { id: gone } = product.data.images[0]!
  const read = answer(getProduct, () => {
    const images = product.data.images.filter(({ id }) => version === 'v1' || id !== gone)
    return { data: { ...product.data, images, updated_at: version } }
  })
  const remove = answer(deleteProductImage, () => {
    // this portal counts it as a change of the product
    version = 'v2'
    return { message: 'Gone' }
  })
  const save: Answerer = request =>
    isFor(updateProduct, request) && request.headers.get('If-Match') !== '"v2"'
      ? Response.json({}, { status: 412 })
      : undefined
  const form = await edit(read, remove, save as never)
  await form.choose('images', picture('a.png'))
  await form.press('Remove ws-40-side.jpeg')
  await form.press('Remove')
  await settle(100)
  expect(form.texts('.choice')).toEqual([])
  expect(form.texts('.uploader .file__name')).toEqual(['a.png', 'ws-40.mp4'])
  await form.save()
  await settle(100)
  expect(form.left).toEqual(['/company/products'])
})
