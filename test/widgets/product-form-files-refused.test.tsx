import { expect, test } from 'vitest'
import { createProduct, getProduct, updateProduct } from '../../src/contract'
import { product } from '../../stories/fixtures/company-forms'
import { answer, fail } from '../../stories/support/calls'
import '../../widgets/product-form/product-form.element'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { picture, placeForm } from './company-form'

const TYPE = 'The file must be an image.'
const SIZE = 'The image is too small.'
const pictures = (...names: string[]) => names.map(name => picture(name))
const refuse = (errors: object) => fail(createProduct, 422, { errors })

/** Pictures of the form that stand out, with what is said of them. */
const MARKED = '.uploader > .is-invalid:not(.is-empty)'

async function add(errors: object) {
  listenForErrors()
  const form = await placeForm('ndt-product-form', {}, refuse(errors))
  await form.choose('images', ...pictures('a.png', 'b.png', 'c.png', 'd.png'))
  await form.save()
  await settle()
  return { ...form, marked: () => form.texts(MARKED) }
}

test('R163 a picture that the portal refuses is marked, named with the reason, and led to', async () => {
  const { marked, focused, element, messages, press, texts } = await add({
    'images.2.file': [TYPE],
  })
  expect(marked()).toEqual([`c.png ${TYPE}`])
  expect([focused(), element.shadowRoot!.activeElement!.ariaLabel]).toEqual([
    expect.stringMatching(/^chosen-/),
    `c.png: ${TYPE}`,
  ])
  // its reason stands there, and not below all of them
  expect(messages()).toEqual({})
  await press('Remove c.png')
  expect([marked(), texts('.form-page__errors')]).toEqual([[], []])
})

test('R163 two of them are two errors, each with its own reason', async () => {
  const { marked, texts, press } = await add({
    'images.2.file': [TYPE],
    'images.0.file': [SIZE],
  })
  expect(marked()).toEqual([`a.png ${SIZE}`, `c.png ${TYPE}`])
  expect(texts('.form-page__errors')).toEqual(['2 errors'])
  await expect.poll(() => texts('.summary a')).toEqual(['c.png', 'a.png'])
  await press('Remove a.png')
  expect(marked()).toEqual([`c.png ${TYPE}`])
  expect(texts('.form-page__errors')).toEqual(['1 error'])
})

test('R163 what is said of none that went out stands below them, as what is said of another field', async () => {
  const { marked, messages } = await add({
    'images.9.file': [TYPE],
    videos: [SIZE],
    'tags.0': [TYPE],
  })
  expect([marked(), messages()]).toEqual([[], { images: TYPE, videos: SIZE, tags: TYPE }])
})

test('R163 Q60 one that was deleted elsewhere is not counted, as it did not go out', async () => {
  listenForErrors()
  const first = product.data.images[0]!
  let images = [first, { ...first, id: 98, name: 'b.png' }]
  const form = await placeForm(
    'ndt-product-form',
    { slug: 'ws-40' },
    answer(getProduct, () => ({
      data: { ...product.data, images, updated_at: `v${images.length}` },
    })),
    fail(updateProduct, 422, { errors: { 'images.1.file': [TYPE] } }),
  )
  await form.choose('images', picture('c.png'))
  images = [first]
  dispatchEvent(new Event('focus'))
  await settle()
  await form.press('Keep mine: Images')
  await form.save()
  expect(form.texts(MARKED)).toEqual([`c.png ${TYPE}`])
})
